import { onlySeen } from './onlySeen.ts';

/** Marks of the direction of writing, also invisible: inside a text, punctuation beside a right-to-left word needs them. */
const marks = /[\u200E\u200F\u061C]/g;
const around = /^[ \u200E\u200F\u061C]+|[ \u200E\u200F\u061C]+$/g;

/**
 * A typed or pasted text of one line as it is saved: no space around it, one plain space wherever there is any (a
 * no-break space, a tab, a line break), and no invisible character, so that it is found by typing it.
 */
export const oneLine = (text: string): string => onlySeen(text.normalize('NFC')).replaceAll(/ {2,}/g, ' ').replaceAll(around, '');

/** An address, a number or another code as it is sent: marks of direction have no meaning anywhere in it (ADR 0187). */
export const bareLine = (text: string): string => onlySeen(text).replaceAll(marks, '').trim();
