import { describe, expect, test } from 'vitest';
import { settingsEntryAt, settingsMenu } from './settingsMenu.ts';

describe('The menu of the settings', () => {
  test('SET-14 to SET-17: the menu of the settings has three groups with two entries each for a super administrator', () => {
    expect(settingsMenu('SuperAdmin').map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
      ['General', 'Content Instances', 'App and Contact'],
      ['Templates', 'Email', 'SMS'],
      ['Application', 'Theme', 'Settings'],
    ]);
  });

  test.each(['OrganizationUnitAdmin', 'Staff'] as const)('decisions-main 10: the menu of the settings has for %s the entry of the device preferences', (role) => {
    expect(settingsMenu(role).flatMap(({ entries }) => entries.map(({ href }) => href))).toEqual(['/app-settings/app/settings']);
  });

  test.each([
    ['/app-settings/content', 'content'],
    ['/app-settings/app', 'app'],
    ['/app-settings/app/settings', 'settings'],
    ['/app-settings/email-templates', 'email'],
    ['/app-settings/notifications', null],
  ])('The menu of the settings at %s marks the entry %s', (address, id) => {
    expect(settingsEntryAt(address)).toBe(id);
  });
});
