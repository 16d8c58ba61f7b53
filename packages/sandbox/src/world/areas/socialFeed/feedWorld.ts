import { change, queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

/** A post as the tests read it. */
export interface Post {
  id: string;
  body: string | null;
  createdUtc: string;
  isPublished: boolean;
  isPinned: boolean;
  user: { name: string } | null;
  attachedFileNames: string[];
  requireReadConfirmation: boolean;
  commentsCount: number;
  likesCount: number;
  linkPreview: { url: string; label: string | null } | null;
  tags: { id: string }[];
}

/** A small world whose News and Announcements are written and read. */
export interface FeedWorld extends TestWorld {
  feedId: string;
  /** Id of the first row of a query. */
  idOf: (sql: string, ...values: string[]) => string;
  node: (name: string) => string;
  /** Creates a draft and returns it with its status. */
  write: (scope: TestScope, input?: Record<string, unknown>) => Promise<{ status: number; body: Post & { errors?: Record<string, string[]> } }>;
  /** Saves a post. */
  save: (scope: TestScope, itemId: string, input: Record<string, unknown>) => Promise<{ status: number; body: Post & { errors?: Record<string, string[]> } }>;
  /** Stores a file as an upload would, and returns the name. */
  upload: (scope: TestScope, originalName: string, pageId?: string) => string;
  publish: (itemId: string, nodeName: string, input?: Record<string, unknown>) => Promise<void>;
}

/** The default body of a post. */
const emptyPost = { body: null, attachedFileNames: [], deletedFileNames: [], addedTagIds: [], deletedTagIds: [] };

/** Opens a new small world for the tests of posts. */
export function openFeedWorld(isStrict = false): FeedWorld {
  const world = openTestWorld({ isStrict });
  const idOf = (sql: string, ...values: string[]): string => {
    const row = queryFirst<{ id: string }>(world.database, sql, ...values);
    if (row === undefined) throw new Error(`The world has nothing for ${sql}`);
    return row.id;
  };
  const feedId = idOf("SELECT id FROM content_instances WHERE name = 'News and Announcements'");
  const node = (name: string) => idOf('SELECT id FROM organization_nodes WHERE name = ?', name);
  let uploads = 0;
  return {
    ...world,
    feedId,
    idOf,
    node,
    write: (scope, input = {}) => world.call(scope, 'createSocialFeedItem', { parameters: { id: feedId }, body: { ...emptyPost, body: 'Hello', ...input } }),
    save: (scope, itemId, input) => world.call(scope, 'updateSocialFeedItem', { parameters: { id: feedId, itemId }, body: { ...emptyPost, ...input } }),
    upload: (scope, originalName, pageId = feedId) => {
      uploads += 1;
      const fileName = `stored-${uploads}-${originalName}`;
      change(
        world.database,
        `INSERT INTO content_files (id, tenant_id, content_instance_id, file_name, original_file_name, content_type, size_bytes, uploaded_by_id, created_utc)
         SELECT ?, ?, ?, ?, ?, 'image/png', 10, id, ? FROM users WHERE username = ?`,
        crypto.randomUUID(),
        scope.tenantId,
        pageId,
        fileName,
        originalName,
        `2026-11-21T14:00:0${uploads}.000Z`,
        scope.username,
      );
      return fileName;
    },
    publish: async (contentItemId, nodeName, input = {}) => {
      const { status } = await world.call(actors.super, 'publishContentItem', { parameters: { id: node(nodeName) }, body: { contentItemId, ...input } });
      if (status !== 200) throw new Error(`Not published: ${status}`);
    },
  };
}
