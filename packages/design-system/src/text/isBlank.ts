/**
 * A letter that is seen: no space, no control character, and none of those that are rendered as nothing, such as a joiner on its own, a
 * variation selector, a Hangul filler or an empty Braille cell.
 */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether nothing of a text would be seen: it is as good as empty. */
export const isBlank = (text: string): boolean => !seen.test(text);
