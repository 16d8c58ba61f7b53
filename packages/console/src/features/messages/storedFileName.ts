/** Id that hosts put before a file's name, so that two files of one name differ. */
const leadingId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}-(?=.)/i;

/** The name of a stored file on its sender's device. */
export const storedFileName = (stored: string): string => stored.replace(leadingId, '');
