import { codePointCount } from '../../text/characters.ts';

/**
 * Length of a text as the host counts it: code points, a line break as one (ADR 0183). `maxlength` of HTML counts UTF-16 units.
 */
export const textLength = (text: string): number => codePointCount(text.replaceAll('\r\n', '\n'));
