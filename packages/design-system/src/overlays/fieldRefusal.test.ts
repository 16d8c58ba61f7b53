import { describe, expect, it } from 'vitest';
import { alertOf, problemAt, problemsInForce } from './fieldRefusal.ts';

const refusal = (fieldProblems: Record<string, string>) =>
  Object.assign(new Error('Taken. And more.'), { fieldProblems, messageBeyond: (shown: readonly string[]) => (shown.length > 0 ? 'Taken.' : 'Taken. And more.') });
const words = (error: unknown) => (error as Error).message;

describe('Problems that the host finds with a field', () => {
  const failed = { error: refusal({ username: 'This username is taken.' }), sent: { name: 'Chidi', username: 'chidi' } };

  it('A problem is shown at its field and not again in the alert', () => {
    expect(problemsInForce(failed, failed.sent)).toEqual({ username: 'This username is taken.' });
    expect(alertOf(failed, failed.sent, words)).toBe('Taken.');
  });

  it('A problem disappears with the value that it was about, in the alert too', () => {
    const now = { name: 'Chidi', username: 'chidi34wx' };
    expect(problemsInForce(failed, now)).toEqual({});
    expect(alertOf(failed, now, words)).toBeNull();
  });

  it('A problem stays when another field is changed', () => {
    expect(problemsInForce(failed, { ...failed.sent, name: 'Chidi N' })).toEqual({ username: 'This username is taken.' });
  });

  it('A problem is shown whole in the alert where the form has no such field', () => {
    const hidden = { error: refusal({ pccLoginName: 'is known already' }), sent: { name: 'Chidi' } };
    expect(problemsInForce(hidden, hidden.sent)).toEqual({});
    expect(alertOf(hidden, { name: 'Another' }, words)).toBe('Taken. And more.');
  });

  it('A problem stays in the alert where it is also about a field that the form does not have', () => {
    const both = { error: refusal({ name: 'is taken', isActive: 'is not allowed' }), sent: { name: 'Chidi' } };
    expect(alertOf(both, { name: 'Another' }, words)).toBe('Taken.');
  });

  it('A problem is a sentence that begins with the label', () => {
    expect(problemAt('Name', 'is known already')).toBe('Name is known already');
    expect(problemAt('Name', 'This name is taken.')).toBe('This name is taken.');
    expect(problemAt('Name', undefined)).toBeUndefined();
  });
});
