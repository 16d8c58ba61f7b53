import type { DatabaseSync } from 'node:sqlite';
import { listNameOf, sortNameOf } from '../../database/itemNames.ts';
import { change, queryAll } from '../../database/query.ts';
import { contentTypeId } from '../../reference/contentTypes.ts';
import { guid } from '../identifiers.ts';
import { insert } from '../insert.ts';
import { drawn, seededName, seededThumbnail } from '../pictures/drawnPictures.ts';
import { createRandom, type Random } from '../random.ts';
import { harbourDetails } from './harbourDetails.ts';
import type { PostDetails } from './postDetails.ts';
import { prairieDetails } from './prairieDetails.ts';

interface PostRow {
  id: string;
  tenant_id: string;
  content_instance_id: string;
  author_id: string | null;
  body: string;
  created_utc: string;
  published_at_utc: string | null;
  organization_node_id: string | null;
}

const details = Object.entries({ ...harbourDetails, ...prairieDetails });

/**
 * Gives the posts of the small tenants the rest of their text, pictures, links and comments. Has its own random numbers, so that
 * nothing else of the world depends on it.
 */
export function storeFeeds(database: DatabaseSync, tenantIds: readonly string[], now: Date): void {
  const random = createRandom(20_261_122);
  for (const tenantId of tenantIds) {
    const posts = queryAll<PostRow>(
      database,
      `SELECT i.*, p.published_at_utc FROM content_items i LEFT JOIN publications p ON p.content_item_id = i.id
       WHERE i.tenant_id = ? AND i.content_type_id = ? ORDER BY i.created_utc, i.id`,
      tenantId,
      contentTypeId('SocialFeed'),
    );
    const readers = queryAll<{ user_id: string }>(database, 'SELECT user_id FROM tenant_members WHERE tenant_id = ? AND is_active = 1 ORDER BY user_id', tenantId);
    for (const post of posts) {
      const found = details.find(([beginning]) => post.body.startsWith(beginning))?.[1];
      if (found === undefined) continue;
      storeText(database, post, found);
      storePictures(database, post, found);
      storeComments(database, post, found, readers.map(({ user_id }) => user_id), now, random);
    }
  }
}

function storeText(database: DatabaseSync, post: PostRow, { more, link }: PostDetails): void {
  const body = more === undefined ? post.body : `${post.body}\n\n${more}`;
  const listName = listNameOf(null, body);
  change(
    database,
    'UPDATE content_items SET body = ?, link_url = ?, link_label = ?, list_name = ?, sort_name = ? WHERE id = ?',
    body,
    link?.url ?? null,
    link?.label ?? null,
    listName,
    sortNameOf(listName),
    post.id,
  );
}

function storePictures(database: DatabaseSync, post: PostRow, { pictures = [] }: PostDetails): void {
  for (const picture of pictures) {
    const id = guid(post.id, 'picture', picture);
    const fileName = seededName(picture, id.slice(0, 8));
    insert(database, 'content_files', {
      id,
      tenant_id: post.tenant_id,
      content_instance_id: post.content_instance_id,
      content_item_id: post.id,
      file_name: fileName,
      original_file_name: `${picture}.jpg`,
      thumbnail: seededThumbnail(picture, id.slice(0, 8)),
      content_type: 'image/jpeg',
      size_bytes: drawn(`${picture}.jpg`).length,
      uploaded_by_id: post.author_id,
      created_utc: post.created_utc,
    });
  }
}

/** Half of the comments are from the first two days, the others from any time since. */
function storeComments(database: DatabaseSync, post: PostRow, { comments = [] }: PostDetails, readerIds: readonly string[], now: Date, random: Random): void {
  if (post.published_at_utc === null) return;
  const published = Date.parse(post.published_at_utc);
  const age = now.getTime() - published;
  const moments = comments.map((_, place) => published + random.next() * (place * 2 < comments.length ? Math.min(age, 172_800_000) : age)).sort((left, right) => left - right);
  for (const [place, body] of comments.entries()) {
    insert(database, 'comments', {
      id: guid(post.id, 'detailed comment', place),
      tenant_id: post.tenant_id,
      content_item_id: post.id,
      organization_node_id: post.organization_node_id,
      user_id: random.pick(readerIds),
      body,
      created_utc: new Date(moments[place] ?? published).toISOString(),
      is_hidden: place % 9 === 7,
    });
  }
}
