import { describe, expect, test } from 'vitest';
import { emptyConversation } from './conversationState.ts';
import { placedPage, withNewerPage, withOlderPage } from './conversationWindow.ts';
import type { Message } from './liveTypes.ts';

const written = (place: number): Message => ({
  id: String(place),
  author: { userId: 'jo', username: 'jo' },
  createdAtUtc: new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString(),
  type: 'Text',
  content: `Message ${place}`,
  repliedToMessage: null,
  readConfirmations: [],
});
const between = (from: number, until: number) => Array.from({ length: until - from }, (_, index) => written(from + index));
/** A page as the host returns it, of `total` messages. */
const pageOf = (total: number, page: number, size = 30) => {
  const until = total - page * size;
  return placedPage(between(Math.max(until - size, 0), until), page, size, total);
};
const places = (conversation: { messages: readonly Message[] } | null) => conversation?.messages.map(({ id }) => Number(id));

/** The places 100 to 129 of 300 messages, with the last thirty beside them. */
const readBack = { ...emptyConversation, isLoading: false, messages: between(100, 130), from: 100, until: 130, newest: { from: 270, messages: between(270, 300) }, total: 300 };

describe('A page of a conversation that is read back', () => {
  test('A page of a conversation that is read back is joined where it meets the loaded messages', () => {
    expect(places(withNewerPage(readBack, pageOf(310, 5)))).toEqual(places({ messages: between(100, 160) }));
    expect(places(withOlderPage(readBack, pageOf(310, 7)))).toEqual(places({ messages: between(70, 130) }));
  });

  test('C09: a page of a conversation is left out where so much was written since the request that it does not meet the loaded messages: nothing is skipped', () => {
    // Requested as page 5 of 310, returned when there are 350: its first place is 170.
    expect(withNewerPage(readBack, pageOf(350, 5))).toBeNull();
    // Requested as page 7, returned as the places 110 to 140.
    expect(withOlderPage(readBack, pageOf(350, 7))).toBeNull();
  });
});
