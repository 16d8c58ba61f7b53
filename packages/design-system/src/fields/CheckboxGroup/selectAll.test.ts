import { assert, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSelectAll, selectAllState } from './selectAll.ts';

const choices = [{ id: 'email' }, { id: 'sms' }, { id: 'push', isDisabled: true }];

describe('The checkbox for all', () => {
  it('The checkbox for all is empty when nothing is chosen, half when some is, full when all is', () => {
    expect(selectAllState(choices, [])).toBe('none');
    expect(selectAllState(choices, ['sms'])).toBe('some');
    expect(selectAllState(choices, ['sms', 'email'])).toBe('all');
  });

  it('The checkbox for all does not count what cannot be changed', () => {
    expect(selectAllState(choices, ['push'])).toBe('none');
    expect(selectAllState([{ id: 'push', isDisabled: true }], ['push'])).toBe('none');
  });

  it('The checkbox for all selects all, then none, and does not touch what cannot be changed', () => {
    expect(afterSelectAll(choices, ['push', 'sms'])).toEqual(['push', 'email', 'sms']);
    expect(afterSelectAll(choices, ['push', 'email', 'sms'])).toEqual(['push']);
  });

  it('The checkbox for all selects all or none, whatever was chosen before', () => {
    assert(
      property(subarray(['email', 'sms', 'push']), (value) => {
        const next = afterSelectAll(choices, value);
        expect(selectAllState(choices, next)).not.toBe('some');
        expect(next.includes('push')).toBe(value.includes('push'));
      }),
    );
  });
});
