/**
 * Whether nothing in a text is visible: it has only space, control characters and characters that render as nothing, such as a
 * zero-width space (ADR 0187). Such a text counts as empty wherever one is required.
 */
export const isBlank = (text: string): boolean => !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(text);
