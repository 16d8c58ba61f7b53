import { messages as consoleMessages } from '../../../console/src/messages/en.ts';
import { messages as designSystemMessages } from '../../../design-system/src/messages/en.ts';

/** Every text of the two catalogues; a text that is made from values becomes one with a mark in their place. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const mark = new Proxy({}, { get: (_target, key) => (key === Symbol.toPrimitive ? () => '\u0000' : '\u0000') });
    try {
      const made: unknown = (value as (...values: unknown[]) => unknown)(mark, mark, mark);
      return typeof made === 'string' ? [made] : [];
    } catch {
      return [];
    }
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const known = [...new Set([...textsOf(consoleMessages), ...textsOf(designSystemMessages)])].filter(
  (text) => text.replaceAll('\u0000', '').trim().length > 1,
);

/**
 * O8: what is left of an alert when every catalogue text and every message that the server sent is taken out.
 * Nothing but punctuation and numbers may remain: more would be markup, a stack or an invented text.
 */
export function unknownWords(alert: string, serverMessages: readonly string[]): string {
  const patterns = [...known, ...serverMessages]
    .sort((first, second) => second.length - first.length)
    .map((text) => new RegExp(escape(text).replaceAll('\u0000', '.{0,200}?'), 'g'));
  return patterns
    .reduce((rest, pattern) => rest.replace(pattern, ' '), alert)
    .replace(/[\d\s().,:;·–—'"-]+/g, ' ')
    .trim();
}
