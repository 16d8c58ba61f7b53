import type { SeedPage } from './harbour/harbourPages.ts';
import type { Random } from './random.ts';
import type { StoredNode } from './tree.ts';

/** An author of items. */
export interface SeedAuthor {
  id: string;
  name: string;
}

/** Settings for filling the pages of a tenant. */
export interface PageSetting {
  tenantId: string;
  now: Date;
  random: Random;
  /** Authors; each item gets one of them or, now and then, none. */
  authors: readonly SeedAuthor[];
  /** People who comment, like and confirm. */
  readerIds: readonly string[];
  /** Nodes to publish to; a node listed more often gets more items. */
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
