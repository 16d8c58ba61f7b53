import type { ReactElement } from 'react';

/** What a page shows and how the runner finds its parts; selectors are CSS. */
export type Candidate =
  | { kind: 'table'; render: (rows: Post[]) => ReactElement; sort: string; filter: string; selectAll: string }
  | { kind: 'tree'; render: (nodes: Place[]) => ReactElement; expandAll: string }
  | { kind: 'modal'; render: () => ReactElement; open: string };

/** A row of six columns: name, status (badge), author (avatar), date, and beside them a checkbox and an action. */
export interface Post {
  id: string;
  name: string;
  status: 'Published' | 'Draft';
  author: string;
  /** Already written out, so that no candidate's time holds formatting. */
  date: string;
}

/** A node of the tree. */
export interface Place {
  id: string;
  name: string;
  children?: Place[];
}
