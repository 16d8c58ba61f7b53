const { compare } = new Intl.Collator('en', { numeric: true });

/** The order of names in lists without pages: 'Zone 2' comes before 'Zone 10', as in the lists that the console sorts. */
export const byName = (left: { name: string }, right: { name: string }): number => compare(left.name, right.name);
