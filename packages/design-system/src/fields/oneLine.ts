/** Letters that nobody sees: zero-width space, word joiner, byte order mark, soft hyphen. Joiners of scripts and emoji stay. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/**
 * A typed or pasted text of one line as it is saved: no space around it, one plain space wherever there is any (a
 * no-break space, a tab, a line break), and nothing that nobody sees, so that it is found by typing it.
 */
export const oneLine = (text: string): string => text.normalize('NFC').replaceAll(unseen, '').replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
