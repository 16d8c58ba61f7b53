import { NetworkError } from '@noticeboard/api-types/problem';
import { isUnconfirmed } from '@noticeboard/design-system';
import { expect, test } from 'vitest';
import { DescribedError } from '../ground/describeError.ts';
import { SaveError } from './useSave.ts';

const cause = new NetworkError({ method: 'POST', path: '/' }, new TypeError());

test('N05: a save whose response was lost is never reported as failed, unless its message says what happened to each part', () => {
  expect(isUnconfirmed(new SaveError('Could not confirm whether this was done.', { cause, status: 'unknown' }))).toBe(true);
  expect(isUnconfirmed(new SaveError('Nothing was sent.', { cause, status: 'not-sent' }))).toBe(false);
  expect(isUnconfirmed(new SaveError('Saved: name. Not saved: role.', { cause: new DescribedError('Saved: name. Not saved: role.', { cause }), status: 'unknown' }))).toBe(false);
  expect(isUnconfirmed(undefined)).toBe(false);
});
