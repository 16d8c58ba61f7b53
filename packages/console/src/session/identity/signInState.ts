/** Keys of the tab's storage under which a sign-in in progress keeps its state and verifier. */
export const signInStatePrefix = 'noticeboard.sign-in.';
