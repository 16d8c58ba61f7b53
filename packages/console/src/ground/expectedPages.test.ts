import { beforeEach, describe, expect, test } from 'vitest';
import { browserStorage } from './browserStorage.ts';
import { expectedPages, forgetPages, rememberPages } from './expectedPages.ts';

describe('The room that the navigation leaves for content pages', () => {
  beforeEach(forgetPages);

  test('is more than a window shows where the device has never shown any', () => {
    expect(expectedPages()).toBe(16);
  });

  test('is that of the last time, also when there were none', () => {
    rememberPages(12);
    expect(expectedPages()).toBe(12);
    rememberPages(0);
    expect(expectedPages()).toBe(0);
  });

  test('is bounded, whatever the device has kept', () => {
    for (const [kept, rows] of [['9999', 200], ['-3', 16], ['many', 16], ['1.5', 16]] as const) {
      browserStorage('device').write('noticeboard.page-count', kept);
      expect(expectedPages(), kept).toBe(rows);
    }
  });
});
