import { ApiError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import { lastRead, type SmsTemplate, smsTemplateState } from './smsTemplateState.ts';

const request = { method: 'GET', path: '/api/management/sms/types/{typeId}/template' };
const none = new ApiError(request, { status: 404 });
const down = new ApiError(request, { status: 503 });
const text = (body: string): SmsTemplate => ({ id: 'a', smsTypeId: 'b', body });

describe('The text of an SMS', () => {
  test('The text of an SMS is loading, loaded, or cannot be read', () => {
    expect(smsTemplateState({ data: undefined, error: undefined }, null)).toEqual({ status: 'loading' });
    expect(smsTemplateState({ data: text('Hello'), error: undefined }, null)).toEqual({ status: 'present', template: text('Hello') });
    expect(smsTemplateState({ data: undefined, error: down }, null)).toEqual({ status: 'failed', error: down });
  });

  test('The text of an SMS is missing where the host has none, even with an older text in the cache', () => {
    expect(smsTemplateState({ data: undefined, error: none }, null)).toEqual({ status: 'none' });
    expect(smsTemplateState({ data: text('Hello'), error: none }, null)).toEqual({ status: 'none' });
  });

  test('The text of an SMS stays on the screen when it was read before and cannot be read again', () => {
    expect(smsTemplateState({ data: text('Hello'), error: down }, null)).toEqual({ status: 'present', template: text('Hello') });
  });

  test('The text of an SMS is shown as soon as it is created, before it is read again', () => {
    const read = { data: undefined, error: none };
    expect(smsTemplateState(read, { after: lastRead(read), template: text('New') })).toEqual({ status: 'present', template: text('New') });
  });

  test('The text of an SMS is gone as soon as it is deleted, before that is read again', () => {
    const read = { data: text('Hello'), error: undefined };
    const changed = { after: lastRead(read), template: null };
    expect(smsTemplateState(read, changed)).toEqual({ status: 'none' });
    expect(smsTemplateState({ ...read, error: none }, changed)).toEqual({ status: 'none' });
  });

  test('The text of an SMS follows what is read after a change', () => {
    const read = { data: text('Hello'), error: undefined };
    const changed = { after: lastRead(read), template: null };
    expect(smsTemplateState({ data: text('Again'), error: undefined }, changed)).toEqual({ status: 'present', template: text('Again') });
  });
});
