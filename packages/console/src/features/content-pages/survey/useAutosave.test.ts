import { expect, test } from 'vitest';
import { SaveError } from '../../../access/useSave.ts';
import { autosavePause, isKeptBack } from './useAutosave.ts';

test('LIM-118: a published survey is saved 250 ms after the last change', () => {
  expect(autosavePause).toBe(250);
});

test('P12: only what failed for lack of a network is sent when it returns, never over what someone else has saved', () => {
  expect(isKeptBack(new SaveError('Nothing was sent. You are offline.', { status: 'not-sent' }))).toBe(true);
  expect(isKeptBack(new SaveError('Nobody knows.', { status: 'unknown' }))).toBe(true);
  expect(isKeptBack(new SaveError('Someone else has saved a change.', { status: 'refused' }))).toBe(false);
  expect(isKeptBack(undefined)).toBe(false);
});
