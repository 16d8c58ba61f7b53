import { beforeEach, describe, expect, test } from 'vitest';
import { browserStorage } from './browserStorage.ts';
import { expectedPages, forgetPages, rememberPages } from './expectedPages.ts';

describe('The space that the navigation reserves for content pages', () => {
  beforeEach(forgetPages);

  test('The navigation reserves space for more pages than a window shows where the device has never shown any', () => {
    expect(expectedPages()).toBe(16);
  });

  test('The navigation reserves the space of the last time, also when there were no pages', () => {
    rememberPages(12);
    expect(expectedPages()).toBe(12);
    rememberPages(0);
    expect(expectedPages()).toBe(0);
  });

  test('The navigation reserves a bounded space, whatever the device has stored', () => {
    for (const [kept, rows] of [['9999', 200], ['-3', 16], ['many', 16], ['1.5', 16]] as const) {
      browserStorage('device').write('noticeboard.page-count', kept);
      expect(expectedPages(), kept).toBe(rows);
    }
  });
});
