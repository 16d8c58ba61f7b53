import { folded } from '../../text/folded.ts';
import type { ChatMessage, MessageContent } from '../MessageBubble/messageTypes.ts';

/** A message that contains what is searched. */
export interface SearchMatch {
  /** The message. */
  id: string;
  /** The message itself, or the one that it replies to: its place among the rows. */
  rowId: string;
}

/** A part of a text, and whether it is what was searched. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The searchable text of a message. */
export const wordsOf = (content: MessageContent): string => (content.kind === 'text' ? content.text : content.kind === 'deepLink' ? content.label : content.fileName);

/** Places of the phrase in a text, whatever the case and the accents (ADR 0101). */
function placesOf(text: string, phrase: string): number[] {
  const [within, wanted] = [folded(text), folded(phrase)];
  const places: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

/** Messages and replies with the phrase, oldest first; none for an empty one. */
export function searchMatches(history: readonly ChatMessage[], phrase: string): SearchMatch[] {
  const wanted = phrase.trim();
  if (wanted === '') return [];
  const matches = (message: ChatMessage, rowId: string): SearchMatch[] => [
    ...(placesOf(wordsOf(message.content), wanted).length > 0 ? [{ id: message.id, rowId }] : []),
    ...(message.replies ?? []).flatMap((reply) => matches(reply, rowId)),
  ];
  return history.flatMap((message) => matches(message, message.id));
}

/** A text in parts, with the matches as separate ones. */
export function markedParts(text: string, phrase: string): TextPart[] {
  const wanted = phrase.trim();
  if (wanted === '') return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const at of placesOf(text, wanted)) {
    parts.push({ text: text.slice(end, at), isMatch: false }, { text: text.slice(at, at + wanted.length), isMatch: true });
    end = at + wanted.length;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}
