/**
 * Invisible characters: zero-width space, word joiner, byte order mark, soft hyphen, and the embeddings, overrides and isolates
 * in which address books wrap what is copied (ADR 0187). Joiners of scripts and emoji stay.
 */
const unseen = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text without invisible characters, and with plain spaces for all others: for text that is searched, typed or pasted. */
export const onlySeen = (text: string): string => text.replace(unseen, '').replace(/\s/g, ' ');
