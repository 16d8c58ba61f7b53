import { describe, expect, test } from 'vitest';
import { isDirty, readAgain, saved, startDraft, typedOver } from './templateDraft.ts';

describe('Templates that are being edited', () => {
  test('A template that is being edited has changes when something else is typed, and none when it is typed back', () => {
    const draft = startDraft('Hello');
    expect(isDirty(draft)).toBe(false);
    expect(isDirty({ ...draft, typed: 'Hello you' })).toBe(true);
    expect(isDirty({ ...draft, typed: 'Hello' })).toBe(false);
  });

  test('A template that is being edited is not changed by the line breaks of an editor', () => {
    expect(isDirty({ ...startDraft('a\r\nb\rc'), typed: 'a\nb\nc' })).toBe(false);
  });

  test('A template that is being edited follows the host while nothing is typed', () => {
    expect(readAgain(startDraft('Hello'), 'Bonjour')).toEqual(startDraft('Bonjour'));
  });

  test('A template that is being edited keeps what is typed when the host returns something new', () => {
    const draft = readAgain({ ...startDraft('Hello'), typed: 'Hello you' }, 'Bonjour');
    expect(draft).toEqual({ read: 'Bonjour', saved: 'Bonjour', opened: 'Hello', typed: 'Hello you' });
    expect(isDirty(draft)).toBe(true);
  });

  test('A template that is being edited shows what was saved until the host has been read again, however late that is', () => {
    const after = saved({ ...startDraft('Hello'), typed: 'Hello you' }, 'Hello you');
    expect(readAgain(after, 'Hello')).toEqual(after);
    expect(readAgain(after, 'Hello you')).toEqual(startDraft('Hello you'));
  });

  test('A template that is being edited keeps the text that it was typed over, however often the host returns something new in the meantime', () => {
    const draft = readAgain(typedOver(startDraft('Hello'), 'Hello you'), 'Bonjour');
    expect(typedOver(draft, 'Hello you two').opened).toBe('Hello');
    expect(typedOver(startDraft('Bonjour'), 'Bonjour à tous').opened).toBe('Bonjour');
  });

  test('A template that is typed back to what the host has starts over', () => {
    const draft = typedOver(readAgain(typedOver(startDraft('Hello'), 'Hello you'), 'Bonjour'), 'Bonjour');
    expect(isDirty(draft)).toBe(false);
    expect(typedOver(draft, 'Bonjour à tous').opened).toBe('Bonjour');
  });
});
