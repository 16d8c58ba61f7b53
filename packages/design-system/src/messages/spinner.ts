/** Texts of Spinner. Apart from the others, so that the page that waits for sign-in does not fetch them all. */
export const spinnerMessages = { label: 'Loading' } as const;
