import { expect, it } from 'vitest';
import { cutName } from './cutName.ts';

it('A name that has room is whole', () => {
  expect(cutName('North Region', 12)).toBe('North Region');
  expect(cutName('北部地域', 8)).toBe('北部地域');
});

it('A longer name ends in an ellipsis', () => expect(cutName('Betriebskrankenversicherung', 10)).toBe('Betriebsk…'));

it('A wide script takes the room of two letters, so that names do not overlap', () => expect(cutName('北部地域の全職員の皆様へ', 10)).toBe('北部地域…'));

it('An emoji is whole or not there', () => expect(cutName('👩🏽‍⚕️👨🏻‍🍳👩🏽‍⚕️👨🏻‍🍳', 6)).toBe('👩🏽‍⚕️👨🏻‍🍳…'));

it('One character is left where there is room for none', () => expect(cutName('Seaview', 1)).toBe('S…'));
