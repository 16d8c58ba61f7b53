import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import type { FailedWrite } from '../../api/writeOutcome.ts';
import { toastDate } from '../../shared/dates.ts';
import type { PublicationAct } from './publicationCalls.ts';
import { failureOf, successOf } from './publicationOutcome.ts';

const request = { method: 'POST', path: '/api/management/organization-nodes/{id}/content-items/publish' };
const nodeId = 'north';
const later = '2026-12-08T09:30:00.000Z';
const publish: PublicationAct = { kind: 'publish', nodeId, pinUntilUtc: null };
const schedule: PublicationAct = { kind: 'schedule', nodeId, publicationUtc: later, pinUntilUtc: null };
const reschedule: PublicationAct = { ...schedule, kind: 'reschedule' };
const recur: PublicationAct = { kind: 'recur', nodeId, recurrence: { frequency: 'Weekly', interval: 1, occurrences: 6, pinEachPublicationForDays: 1, startDate: later } };
const [unpublish, unpin, cancel] = (['unpublish', 'unpin', 'cancel'] as const).map((kind) => ({ kind, nodeId })) as [PublicationAct, PublicationAct, PublicationAct];

const refused = (status: number, serverMessage?: string): FailedWrite => ({ status: 'refused', error: new ApiError(request, { status, ...(serverMessage !== undefined && { serverMessage }) }) });
const unknown: FailedWrite = { status: 'unknown', error: new NetworkError(request, new TypeError()), isReadAgain: true };

/** The toast of a failed action. */
const toastOf = (act: PublicationAct, outcome: FailedWrite) => {
  const { title, detail } = failureOf(act, outcome);
  return [title, detail];
};

describe('The toast of a failed action on a publication', () => {
  test('ERR-07: the toast of a 403 on publishing says that the right to publish there is missing', () => {
    expect(toastOf(publish, refused(403))).toEqual(['Publish Error', 'Unable to publish item. You do not have sufficient permissions to publish on selected node.']);
  });

  test('ERR-08, ERR-09: the toast of any other failure to publish says that publishing failed', () => {
    expect(toastOf(publish, refused(500))).toEqual(['Publish Error', 'Unable to publish item']);
    expect(toastOf(publish, refused(409, 'It is archived.'))).toEqual(['Publish Error', 'Unable to publish item']);
  });

  test.each([403, 409, 500])('ERR-11: the toast of a failed schedule or rescheduling says that it failed, whatever the status %i', (status) => {
    expect(toastOf(schedule, refused(status))).toEqual(['Publish Error', 'Unable to schedule item publish']);
    expect(toastOf(reschedule, refused(status))).toEqual(['Publish Error', 'Unable to schedule item publish']);
  });

  test.each([403, 409, 500])('ERR-12: the toast of a failed recurrence says that it failed, whatever the status %i', (status) => {
    expect(toastOf(recur, refused(status))).toEqual(['Publish Error', 'Unable to schedule recurrent item publish']);
  });

  test.each([403, 409, 500])('ERR-13: the toast of failed unpublishing says that it failed, whatever the status %i', (status) => {
    expect(toastOf(unpublish, refused(status))).toEqual(['Publish Error', 'Unable to unpublish item']);
  });

  test.each([unpin, cancel])('ERR-14, ERR-23: the toast of a failed $kind has the words of the host, with the status in the title', (act) => {
    expect(toastOf(act, refused(409, 'It is archived.'))).toEqual(['Update Error (409)', 'It is archived.']);
    expect(failureOf(act, refused(403, 'You may not.'), 'You are acting as unit administrator')).toMatchObject({ title: 'Update Error (403)', detail: 'You may not. You are acting as unit administrator.' });
  });

  test.each([unpin, cancel])('decisions-core O78: the toast of a failed $kind says that it failed, and the status code, where the host has no words', (act) => {
    expect(toastOf(act, refused(500))).toEqual(['Update Error', 'Unable to process your request. Status code 500.']);
  });

  test('ERR-10: toasts of failed publishing stay for 4 s, those of an update error as long as other toasts of content', () => {
    expect([publish, schedule, reschedule, recur, unpublish].map((act) => failureOf(act, refused(500)).lasts)).toEqual([4000, 4000, 4000, 4000, 4000]);
    expect([unpin, cancel].map((act) => failureOf(act, refused(500)).lasts)).toEqual([3000, 3000]);
  });

  test.each([publish, schedule, recur, unpublish, unpin])('N05: the toast of a $kind with an unknown outcome stays until it is closed', (act) => {
    expect(failureOf(act, unknown)).toMatchObject({ detail: 'Could not confirm whether this was done. What you see has been reloaded: check it before you try again.', lasts: 'until closed' });
  });

  test('The reason beside the button is the host’s, whatever the toast says', () => {
    expect(failureOf(publish, refused(409, 'It is archived.')).reason).toBe('It is archived.');
    expect(failureOf(schedule, refused(403)).reason).toMatch(/not allowed|permission/i);
  });
});

describe('The toast of an action that was done', () => {
  test('ERR-15, decisions-core O79: the toast of a publication is a success that says what was published', () => {
    expect(successOf(publish)).toEqual({ title: 'Success', detail: 'Item Published' });
  });

  test('ERR-16, ERR-17: the toast of a schedule has its date, that of a recurrence its beginning', () => {
    const scheduled = { title: 'Item Publish Scheduled', detail: toastDate(later) };
    expect(scheduled.detail).toMatch(/^\d\d\/12\/2026 \d\d:30$/);
    expect([schedule, reschedule, recur].map(successOf)).toEqual([scheduled, scheduled, scheduled]);
  });

  test.each([unpublish, unpin, cancel])('The toast of a $kind says that the change is saved', (act) => {
    expect(successOf(act)).toEqual({ title: 'Update Success', detail: 'Changes saved successfully' });
  });
});
