const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Content pages as the navigation has them: by their order, then by name. */
export const pagesInOrder = <Page extends { name: string; order: number }>(pages: readonly Page[]): Page[] =>
  pages.toSorted((first, second) => first.order - second.order || compare(first.name, second.name));
