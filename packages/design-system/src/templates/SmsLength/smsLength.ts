import { characters, codePoints } from '../../text/characters.ts';
import { findPlaceholders } from '../../editor/TemplateEditor/templatePlaceholders.ts';

/** Characters of an SMS in the 7-bit alphabet of GSM (3GPP TS 23.038). */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that count as two there. */
const extended = new Set('\f^{}\\[~]|€');

/** Capacity of one message, and of each part of a longer one. */
const room = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const;

/** The length of an SMS. */
export interface SmsLength {
  /** Characters as people count them, an emoji as one. */
  characters: number;
  /** Messages that it is sent as and billed for. */
  segments: number;
  /** The first character that is not in the short alphabet, which makes every message shorter; null when all are. */
  widening: string | null;
}

/** Measures a text as networks do: a character is never split between two messages. */
export function measureSms(text: string): SmsLength {
  const signs = codePoints(text);
  const widening = signs.find((sign) => !basic.has(sign) && !extended.has(sign)) ?? null;
  const { alone, part } = widening === null ? room.gsm : room.unicode;
  const widths = signs.map((sign) => (widening === null ? 1 + Number(extended.has(sign)) : sign.length));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return { characters: characters(text).length, segments: total <= alone ? Math.min(1, total) : countParts(widths, part), widening };
}

function countParts(widths: readonly number[], part: number): number {
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > part) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return parts;
}

/** The least length of a template: without its placeholders, which are as long as their values. */
export function measureSmsTemplate(text: string): SmsLength & { placeholders: number } {
  const placeholders = findPlaceholders(text);
  const rest = placeholders.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  return { ...measureSms(rest), placeholders: placeholders.length };
}
