/** Texts of Button. Apart from the others, so that a page with nothing but a button does not fetch them all. */
export const buttonMessages = { pending: 'Working' } as const;
