import { codePointCount } from '../../text/characters.ts';

/** Most characters of a chat message (decisions-content O35). */
export const messageLimit = 4000;

/** How many more characters a message may have, as it is sent: trimmed, an emoji as one (ADR 0183). Negative past the limit. */
export const charactersLeft = (text: string): number => messageLimit - codePointCount(text.trim());
