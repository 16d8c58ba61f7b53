/**
 * Selector of an element in a part of the page that runs from right to left. Not `:dir(rtl)`: builds turn that into a
 * list of languages, which does not depend on the direction of the page.
 */
export const rightToLeft = '[dir="rtl"] &';
