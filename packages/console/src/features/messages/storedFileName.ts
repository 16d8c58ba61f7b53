/** Id that hosts put before the name of a file, so that two of one name are two. */
const leadingId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}-(?=.)/i;

/** The name of a stored file as its sender knew it. */
export const storedFileName = (stored: string): string => stored.replace(leadingId, '');
