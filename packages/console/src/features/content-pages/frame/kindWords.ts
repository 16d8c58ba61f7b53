/** The words of a type of content page for its items. */
export interface KindWords {
  /** The items: 'Posts'. */
  items: string;
  /** The tab with them, if the specification names it differently (SURV-101). @default the name of the items */
  tab?: string;
  /** How many there are: '42 posts'. */
  count: (count: number) => string;
  /** The link to a new one. */
  add: string;
  /** One of them: 'Post'. */
  item: string;
  /** A new one: 'New post'. */
  newItem: string;
  /** The empty state: what the type is, and what to do first. */
  empty: { title: string; text: string };
}
