/**
 * A visible character: no space, no control character, and none that renders as nothing, such as a joiner on its own, a
 * variation selector, a Hangul filler or an empty Braille cell.
 */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether nothing in a text is visible: it counts as empty. */
export const isBlank = (text: string): boolean => !seen.test(text);
