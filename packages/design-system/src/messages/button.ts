/** Texts of Button. Apart from the others, so that a page with only a button does not fetch them all. */
export const buttonMessages = { pending: 'Working' } as const;
