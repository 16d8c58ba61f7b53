/** Texts of two people who change the same thing. */
export const conflictMessages = {
  changedMeanwhile: (now: string) => `Somebody else has saved a change since you opened this. Saved now: ${now}. Save again to replace it with yours.`,
  none: 'nothing',
} as const;
