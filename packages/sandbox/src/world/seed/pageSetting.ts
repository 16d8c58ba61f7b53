import type { SeedPage } from './harbour/harbourPages.ts';
import type { Random } from './random.ts';
import type { StoredNode } from './tree.ts';

/** Someone who writes items. */
export interface SeedAuthor {
  id: string;
  name: string;
}

/** What the pages of a tenant are filled with. */
export interface PageSetting {
  tenantId: string;
  now: Date;
  random: Random;
  /** People who write; each item gets one of them or, now and then, nobody. */
  authors: readonly SeedAuthor[];
  /** People who comment, like and confirm. */
  readerIds: readonly string[];
  /** Nodes to publish to; the more often one is named, the more items it gets. */
  nodes: readonly StoredNode[];
}

/** An item that has been stored. */
export interface StoredItem {
  id: string;
  instanceId: string;
  createdUtc: string;
  nodeId: string | null;
  page: SeedPage;
  name: string;
}
