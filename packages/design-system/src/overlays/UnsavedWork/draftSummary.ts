import { shortened } from '../../text/characters.ts';
import { isIdentifier } from './isIdentifier.ts';

/** Characters of a typed text that an offer quotes. */
const longestQuote = 60;

/** Texts that an offer quotes at most. */
const mostQuotes = 2;

/** Parts of a document that nobody reads, closed or not: style sheets, scripts and comments. */
const unreadable = /<(style|script)\b[^>]*>[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi;

/**
 * The first texts that were typed, shortened, so that a person can tell what would be restored.
 *
 * @param from what the form showed when the typing began
 */
export function draftSummary(from: unknown, typed: unknown): string[] {
  return changedTexts(from, typed)
    .map((text) => text.replaceAll(unreadable, ' ').replaceAll(/<[^>]*>|&nbsp;|\s+/g, ' ').replaceAll(/ +/g, ' ').trim())
    .filter((text) => text !== '' && !isIdentifier(text))
    .slice(0, mostQuotes)
    .map((text) => shortened(text, longestQuote - 1));
}

function changedTexts(from: unknown, typed: unknown): string[] {
  if (typeof typed === 'string') return typed === from ? [] : [typed];
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return [];
  const before = new Map(typeof from === 'object' && from !== null ? Object.entries(from) : []);
  return Object.entries(typed).flatMap(([name, value]) => changedTexts(before.get(name), value));
}
