import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const mark = '\u0000';

/** A placeholder for any value in a text: prints as the mark, also for any property. */
const anyValue: unknown = new Proxy(() => anyValue, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => mark : anyValue),
});

/** More values than any text takes. */
const mostValues = 12;

/** The arguments for a text in turn: any value, and 1, for which many texts differ. */
const tried = [anyValue, 1];

/** Every text of a catalogue; values in a text are replaced by a mark. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return tried.flatMap((given) => {
      try {
        const made: unknown = (value as (...values: unknown[]) => unknown)(...Array.from({ length: mostValues }, () => given));
        return made === given ? [] : textsOf(made);
      } catch {
        return [];
      }
    });
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with values and fewer letters of its own than this would match anything. */
const fewestOwnLetters = 4;

const ownLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

const isTelling = (text: string) => (text.includes(mark) ? ownLetters(text) >= fewestOwnLetters : ownLetters(text) > 0);

/** The console keeps a file of texts for each area, the design system one for each family. */
const folders = ['console', 'design-system'].map((name) => join(import.meta.dirname, `../../../${name}/src/messages`));
const catalogues: unknown[] = await Promise.all(
  folders.flatMap((folder) => readdirSync(folder)
      .filter((file) => !file.endsWith('.test.ts'))
      .map(async (file) => ({ ...((await import(join(folder, file))) as object) }))),
);

const known = [...new Set(textsOf(catalogues))].filter(isTelling);

/** A value may be a name or a number, never markup or a line of code; at the end of a text it matches the rest. */
const patternOf = (text: string) =>
  new RegExp(escape(text).replaceAll(mark, '[^<>{}]{0,300}?').replace(/\?$/, text.endsWith(mark) ? '' : '?'), 'gu');

/**
 * Oracle O8: what remains of an alert without catalogue texts and messages that the server sent.
 * Nothing but punctuation and numbers may remain: the rest would be markup, a stack or an invented text.
 *
 * @param othersWords messages that the host sent, and names of tenants, which a title may carry
 */
export function unknownWords(alert: string, othersWords: readonly string[]): string {
  return [...known, ...othersWords.filter((words) => words !== '')]
    .sort((first, second) => second.length - first.length)
    .map(patternOf)
    .reduce((rest, pattern) => rest.replace(pattern, ' '), alert)
    .replace(/[\d\s().,:;·–—'"“”‘’-]+/g, ' ')
    .trim();
}
