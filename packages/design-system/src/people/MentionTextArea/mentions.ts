/** A mention being typed: the position of its `@`, and the text after it. */
export interface OpenMention {
  start: number;
  phrase: string;
}

/** A run of text that either is a mention or is not. */
export interface MentionSegment {
  text: string;
  isMention: boolean;
}

const openMention = /(?:^|[\s([{"'“‘,;:/])@([\p{L}\p{N}._-]{0,64})$/u;
const mention = /(?<![\p{L}\p{N}._@-])@[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?/gu;

/** The mention that ends at the cursor. An `@` inside a word, as in an e-mail address, does not start a mention. */
export function findOpenMention(text: string, caret: number): OpenMention | null {
  const found = openMention.exec(text.slice(0, caret));
  const phrase = found?.[1];
  return phrase === undefined ? null : { start: caret - phrase.length - 1, phrase };
}

/**
 * Text in runs, mentions separate: lists show those in bold (FEED-115). A mention is `@` and a username of letters,
 * digits, dots, dashes and underscores; a dot at the end belongs to the sentence (decisions-content O3).
 */
export function mentionSegments(text: string): readonly MentionSegment[] {
  const segments: MentionSegment[] = [];
  let end = 0;
  for (const found of text.matchAll(mention)) {
    if (found.index > end) segments.push({ text: text.slice(end, found.index), isMention: false });
    segments.push({ text: found[0], isMention: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMention: false });
  return segments;
}

/** The lines of a text through the last one with a mention; '' where nobody is mentioned. */
export function throughLastMention(text: string): string {
  const last = [...text.matchAll(mention)].at(-1);
  if (last === undefined) return '';
  const end = text.indexOf('\n', last.index);
  return end === -1 ? text : text.slice(0, end);
}

/** Replaces what was typed by a person, with a space after it unless punctuation follows, and returns where the cursor goes. */
export function completeMention(text: string, { start, phrase }: OpenMention, username: string): { text: string; caret: number } {
  const rest = text.slice(start + 1 + phrase.length).replace(/^[\p{L}\p{N}._-]+/u, '');
  const before = `${text.slice(0, start)}@${username}`;
  if (/^[,.;:!?)]/.test(rest)) return { text: before + rest, caret: before.length };
  return { text: /^\s/.test(rest) ? before + rest : `${before} ${rest}`, caret: before.length + 1 };
}
