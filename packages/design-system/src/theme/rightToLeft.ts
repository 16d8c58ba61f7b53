/**
 * Selector of an element in a part of the page that runs from right to left. Not `:dir(rtl)`: builds turn that into a
 * list of languages, which says nothing of the direction that the page has.
 */
export const rightToLeft = '[dir="rtl"] &';
