const { compare } = new Intl.Collator('en', { numeric: true });

/** The order of names where no page of a list cuts it: 'Zone 2' comes before 'Zone 10', as where the console sorts names itself. */
export const byName = (left: { name: string }, right: { name: string }): number => compare(left.name, right.name);
