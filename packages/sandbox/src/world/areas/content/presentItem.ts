import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryCount } from '../../database/query.ts';
import { contentTypeName } from '../../reference/contentTypes.ts';
import { missing } from '../results.ts';
import { findItem, type ItemRow } from './itemRows.ts';
import { questionsOf } from './questions.ts';

/** The item with every field of both documents; fields of other types than its own are null (content §3). */
export function presentItem(database: DatabaseSync, row: ItemRow, now: Date): Record<string, unknown> {
  const type = contentTypeName(row.content_type_id);
  const isPost = type === 'SocialFeed';
  const files = filesOf(database, row.id);
  const isPinned = row.published_at_utc !== null && row.pin_until_utc !== null && row.pin_until_utc > now.toISOString();
  return {
    id: row.id,
    contentInstanceId: row.content_instance_id,
    contentTypeId: row.content_type_id,
    name: row.name,
    body: row.body,
    user: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '', avatar: row.author_avatar },
    createdUtc: row.created_utc,
    isPublished: row.published_at_utc !== null,
    isPublicationScheduled: row.publication_utc !== null,
    isPinned,
    publishedContentItem:
      row.published_at_utc === null
        ? null
        : {
            publishedAtUtc: row.published_at_utc,
            organizationNodeId: row.published_node_id,
            isPinned,
            pinUntilUtc: isPinned ? row.pin_until_utc : null,
          },
    scheduledPublication: presentSchedule(row),
    contentFiles: files,
    attachedFileNames: files.map((file) => file.fileName),
    linkPreview: row.link_url === null ? null : { url: row.link_url, label: row.link_label },
    requireReadConfirmation: isPost ? row.require_read_confirmation === 1 : null,
    commentsCount: isPost ? queryCount(database, 'SELECT count(*) FROM comments WHERE content_item_id = ?', row.id) : null,
    likesCount: isPost ? queryCount(database, 'SELECT count(*) FROM likes WHERE content_item_id = ?', row.id) : null,
    expiresAtUtc: row.expires_at_utc,
    isOpen: row.is_open === null ? null : row.is_open === 1,
    tags: queryAll(database, 'SELECT t.id, t.name FROM item_tags x JOIN tags t ON t.id = x.tag_id WHERE x.content_item_id = ? ORDER BY t.name', row.id),
    ...(type === 'Survey' ? { surveyQuestions: questionsOf(database, row.id) } : {}),
  };
}

/** The item as it is stored now. @throws ProblemError 404 if it is gone */
export function presentStored(database: DatabaseSync, tenantId: string, itemId: string, now: Date): Record<string, unknown> {
  const item = findItem(database, tenantId, itemId);
  if (item === undefined) throw missing('content item');
  return presentItem(database, item, now);
}

function presentSchedule(row: ItemRow): unknown {
  if (row.publication_utc === null) return null;
  return {
    organizationNodeId: row.scheduled_node_id,
    publicationUtc: row.publication_utc,
    pinUntilUtc: row.scheduled_pin_until_utc,
    recurrence:
      row.frequency === null
        ? null
        : {
            frequency: row.frequency,
            interval: row.interval ?? 1,
            occurrences: row.occurrences ?? 1,
            pinEachPublicationForDays: row.pin_each_publication_for_days ?? 1,
            startDate: row.start_date ?? row.publication_utc,
          },
  };
}

interface ContentFile {
  id: string;
  fileName: string;
  originalFileName: string;
  thumbnail: string | null;
  sizeBytes: number;
  contentType: string;
}

/** The files of the item itself: files in its folders are listed with those. */
function filesOf(database: DatabaseSync, itemId: string): ContentFile[] {
  return queryAll<ContentFile>(
    database,
    `SELECT id, file_name AS fileName, original_file_name AS originalFileName, thumbnail, size_bytes AS sizeBytes, content_type AS contentType
     FROM content_files WHERE content_item_id = ? AND resource_container_id IS NULL ORDER BY created_utc, id`,
    itemId,
  );
}
