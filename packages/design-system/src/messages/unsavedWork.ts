/** Texts of forms that hold unsaved work. Apart from the others, so that a page without forms does not fetch them. */
export const unsavedWorkMessages = {
  title: 'You have unsaved work here',
  detail: (time: string) => `Restore what you typed on ${time}?`,
  quoted: (texts: string, time: string) => `Restore ${texts}, typed on ${time}?`,
  restore: 'Restore',
  discard: 'Discard',
  changedMeanwhile: 'Someone else has changed this since. Saving replaces their version with yours.',
  changedMeanwhileTo: (theirs: string) => `Someone else has changed this since. It is now: ${theirs}. Saving replaces their version with yours.`,
  notKept: 'This browser cannot keep drafts. What you type here is lost when the page is reloaded or closed.',
};
