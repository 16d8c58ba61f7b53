/** What a type of content page calls its items, for what frames them. */
export interface KindWords {
  /** The items: 'Posts'. */
  items: string;
  /** The tab with them, where the specification calls it otherwise (SURV-101). @default as the items are called */
  tab?: string;
  /** How many there are: '42 posts'. */
  count: (count: number) => string;
  /** The link to a new one. */
  add: string;
  /** One of them: 'Post'. */
  item: string;
  /** A new one: 'New post'. */
  newItem: string;
  /** What is said where there is none yet: what the type is, and what to do first. */
  empty: { title: string; text: string };
}
