/** Texts of two people who change the same thing. */
export const conflictMessages = {
  changedMeanwhile: (now: string) => `Someone else has saved a change since you opened this. It is now: ${now}. Save again to replace it with yours.`,
  none: 'nothing',
} as const;

/** Texts for a creation whose response was lost. */
export const lostCreationMessages = {
  addedBefore: (name: string) => `‘${name}’ was added by your first try after all. Press the button again to add another.`,
} as const;
