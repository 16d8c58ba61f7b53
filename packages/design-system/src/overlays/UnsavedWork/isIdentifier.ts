/** Whether a text is the id of something: nobody can read it. */
export const isIdentifier = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
