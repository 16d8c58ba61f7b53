/** Texts of forms that hold unsaved work. Apart from the others, so that a page without forms does not fetch them. */
export const unsavedWorkMessages = {
  title: 'You have unsaved work here',
  detail: (time: string) => `Restore what you typed on ${time}?`,
  quoted: (texts: readonly string[], time: string) => `Restore ${new Intl.ListFormat('en').format(texts.map((text) => `‘${text}’`))}, typed on ${time}?`,
  restore: 'Restore',
  discard: 'Discard',
  changedMeanwhile: (theirs: readonly string[]) =>
    `Somebody else has changed this since.${theirs.length === 0 ? '' : ` Saved now: ${theirs.join(', ')}.`} Saving replaces theirs with yours.`,
  notKept: 'This browser keeps no drafts. What you type here is lost when the page is reloaded or closed.',
};
