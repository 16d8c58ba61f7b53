import { createHash } from 'node:crypto';

/** A GUID that is always the same for the same words, so that addresses and tests survive a reset. */
export function guid(...words: (string | number)[]): string {
  const hash = createHash('sha1').update(words.join('/')).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
