import { codePoints } from '../../text/characters.ts';

/** The type of a placeholder's value (TPL-16). */
export type TemplatePropertyType = 'String' | 'Boolean' | 'Number';

/** A placeholder that a template may use (TPL-15). */
export interface TemplateProperty {
  name: string;
  type: TemplatePropertyType;
  /** What it contains, shown with its suggestion. */
  description?: string;
}

/** A placeholder in a text; `from` and `to` are positions around its braces. */
export interface Placeholder {
  name: string;
  from: number;
  to: number;
}

/** Something in double braces that will not be replaced. */
export interface PlaceholderFault {
  from: number;
  to: number;
  /** Line it is in, from 1. */
  line: number;
  /** `unknown`: no property has that name. `unclosed`: the closing braces are missing. `nameless`: there is no name. `misnamed`: the name is not valid. */
  kind: 'unknown' | 'unclosed' | 'nameless' | 'misnamed';
  /** The text between the braces; for unclosed braces, the rest of the line. */
  name: string;
  /** The property that was probably meant. */
  suggestion: string | null;
}

const wellFormed = /\{\{[^\S\n]*([\p{L}_][\p{L}\p{N}_.-]*)[^\S\n]*\}\}/gu;
const anyBraces = /\{\{([^{}<\n]*)(\}\})?/g;

/** The placeholders of a text in their order: a name in double braces (TPL-13), with or without spaces around it. */
export const findPlaceholders = (text: string): readonly Placeholder[] =>
  [...text.matchAll(wellFormed)].map((found) => ({ name: found[1] ?? '', from: found.index, to: found.index + found[0].length }));

/** Properties for a template whose type names none: each placeholder once, as a String (decisions-core O66). */
export const propertiesOf = (text: string): readonly TemplateProperty[] =>
  [...new Set(findPlaceholders(text).map(({ name }) => name))].map((name) => ({ name, type: 'String' }));

/** How many letters must be changed, added or left out to get from one word to the other. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, letter] of codePoints(left).entries()) {
    const next = [index + 1];
    for (const [other, otherLetter] of codePoints(right).entries()) {
      next.push(Math.min((row[other] ?? 0) + (letter === otherLetter ? 0 : 1), (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name nearest to the typed one, if it is near: a third of its letters may differ, and the case. */
function suggest(written: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, away: distance(written.trim().toLowerCase(), name.toLowerCase()) }))
    .toSorted((left, right) => left.away - right.away);
  const best = ranked[0];
  return best !== undefined && best.away <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
}

/** What would be sent with its braces, because nothing is known to put in its place. */
export function findPlaceholderFaults(text: string, properties: readonly TemplateProperty[]): readonly PlaceholderFault[] {
  const names = properties.map(({ name }) => name);
  const good = new Map(findPlaceholders(text).map((placeholder) => [placeholder.from, placeholder]));
  return [...text.matchAll(anyBraces)].flatMap((found): PlaceholderFault[] => {
    const placeholder = good.get(found.index);
    if (placeholder !== undefined && names.includes(placeholder.name)) return [];
    const name = placeholder?.name ?? (found[1] ?? '').trim();
    const isClosed = found[2] !== undefined;
    return [
      {
        from: found.index,
        to: found.index + found[0].length,
        line: text.slice(0, found.index).split('\n').length,
        kind: placeholder !== undefined ? 'unknown' : !isClosed ? 'unclosed' : name === '' ? 'nameless' : 'misnamed',
        name,
        suggestion: isClosed ? suggest(name, names) : null,
      },
    ];
  });
}

/**
 * Where the placeholder begins that is being written: its braces are not closed yet because the cursor is still in it. It is not a fault until the
 * cursor has left it.
 */
export const placeholderAt = (faults: readonly PlaceholderFault[], cursor: number | null): number | null =>
  cursor === null ? null : (faults.find(({ kind, from, to }) => kind === 'unclosed' && from < cursor && cursor <= to)?.from ?? null);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Values for placeholders, by name. */
export type TemplateValues = Readonly<Record<string, string | number | boolean>>;

/**
 * Puts values in the places of their placeholders (TPL-14). Each place once: a value that itself holds braces stays
 * as it is. Placeholders without a value stay too.
 *
 * @param format of the template: values are escaped in `html`, so that none becomes markup (faults D9)
 */
export const replacePlaceholders = (text: string, values: TemplateValues, format: 'html' | 'text'): string =>
  text.replace(wellFormed, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    return format === 'html' ? escapeHtml(value) : value;
  });
