import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { markedParts, searchMatches } from './searchMatches.ts';

const message = (id: string, content: ChatMessage['content'], replies: ChatMessage[] = []): ChatMessage => ({ id, author: { id: 'a', name: 'Ada' }, createdAtUtc: '2026-11-20T10:00:00Z', content, isOwn: false, replies });

describe('Searching in a conversation', () => {
  const history = [
    message('1', { kind: 'text', text: 'Who has the Keys?' }, [message('2', { kind: 'text', text: 'Rosa has the keys.' })]),
    message('3', { kind: 'file', fileName: 'keys.pdf' }),
    message('4', { kind: 'text', text: 'Thanks' }),
  ];

  test('Searching in a conversation finds messages, replies and names of files, in any case, each at its row', () => {
    expect(searchMatches(history, ' KEYS ')).toEqual([{ id: '1', rowId: '1' }, { id: '2', rowId: '1' }, { id: '3', rowId: '3' }]);
  });

  test('ADR 0188: searching in a conversation finds a word with accents by its plain letters, and marks it as it is written', () => {
    const french = [message('5', { kind: 'text', text: 'Où sont les clés d’Élan ?' })];
    expect(searchMatches(french, "cles d'elan")).toEqual([{ id: '5', rowId: '5' }]);
    expect(markedParts('Les clés', 'CLES')).toEqual([{ text: 'Les ', isMatch: false }, { text: 'clés', isMatch: true }]);
  });

  test('Searching in a conversation finds nothing for an empty text, and takes signs literally', () => {
    expect(searchMatches(history, '  ')).toEqual([]);
    expect(searchMatches(history, '.*')).toEqual([]);
  });

  test('Searching in a conversation marks each match, and loses no letter', () => {
    expect(markedParts('Keys, keys', 'keys')).toEqual([{ text: 'Keys', isMatch: true }, { text: ', ', isMatch: false }, { text: 'keys', isMatch: true }]);
    expect(markedParts('Keys', '')).toEqual([{ text: 'Keys', isMatch: false }]);
    // The lower case of this one has two characters.
    expect(markedParts('İİ keys', 'keys').map(({ text }) => text).join('')).toBe('İİ keys');
  });
});
