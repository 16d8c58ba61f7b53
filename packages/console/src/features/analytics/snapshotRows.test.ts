import { expect, test } from 'vitest';
import { snapshotRows } from './snapshotRows.ts';

test('moments are written in the zone of the screen, which their heading names', () => {
  expect(snapshotRows('Name,Last activity,Activities\r\nZoë,2026-11-21T10:30:00.000Z,3\r\nBo,,0\r\n', 'Asia/Tokyo')).toEqual([
    ['Name', 'Last activity (Asia/Tokyo)', 'Activities'],
    ['Zoë', '2026-11-21 19:30', '3'],
    ['Bo', '', '0'],
  ]);
});

test('a day alone, a wrong moment and everything else stay as they are', () => {
  expect(snapshotRows('Name,Day\r\nAda,2026-11-21\r\nBo,2026-13-45T99:00:00Z\r\n', 'Europe/Paris').slice(1)).toEqual([
    ['Ada', '2026-11-21'],
    ['Bo', '2026-13-45T99:00:00Z'],
  ]);
});

test('a file with semicolons is understood, one that was cut keeps what it has', () => {
  expect(snapshotRows('Name;Count\r\n"Chen; Mei";3', 'UTC')).toEqual([['Name', 'Count'], ['Chen; Mei', '3']]);
  expect(snapshotRows('Name,Count\r\nAda,"=never', 'UTC')).toEqual([['Name', 'Count'], ['Ada', '=never']]);
  expect(snapshotRows('', 'UTC')).toEqual([]);
});
