import { describe, expect, it } from 'vitest';
import { placeInRepeatedHour } from './repeatedHour.ts';

describe('P06: an hour that clocks repeat', () => {
  it.each([
    ['2027-11-07T05:30:00.000Z', 'America/Toronto', 'first'],
    ['2027-11-07T06:30:00.000Z', 'America/Toronto', 'second'],
    ['2027-11-07T04:59:00.000Z', 'America/Toronto', null],
    ['2027-11-07T07:00:00.000Z', 'America/Toronto', null],
    ['2027-03-14T07:30:00.000Z', 'America/Toronto', null],
    ['2027-04-03T14:45:00.000Z', 'Australia/Lord_Howe', 'first'],
    ['2027-04-03T15:15:00.000Z', 'Australia/Lord_Howe', 'second'],
    ['2027-11-07T05:30:00.000Z', 'Asia/Kathmandu', null],
  ])('P06: the repeated hour %s in %s: %s', (instant, timeZone, place) => expect(placeInRepeatedHour(instant, timeZone)).toBe(place));
});
