import type { DatabaseSync } from 'node:sqlite';
import { queryCount } from '../../database/query.ts';
import type { BodyOf } from '../contractHandlers.ts';
import { isBlank } from '../isBlank.ts';
import { invalid } from '../results.ts';

/** The link under a post. */
interface Link {
  url: string;
  label: string | null;
}

/** A post as it is sent. Its link is unchanged if left out. */
export type PostInput = BodyOf<'createSocialFeedItem' | 'updateSocialFeedItem'>;

/** The message as it is stored: with plain newlines, trimmed; null for an empty one (decisions-content A47). */
export function messageIn({ body }: PostInput): string | null {
  const text = (body ?? '').replaceAll(/\r\n?/g, '\n').trim();
  return isBlank(text) ? null : text;
}

/**
 * The link as it is stored; undefined when none was sent.
 *
 * @throws ProblemError 400 for an address that a browser would not open as a page
 */
export function linkIn({ linkPreview }: PostInput): Link | null | undefined {
  if (linkPreview === undefined || linkPreview === null) return linkPreview;
  const url = linkPreview.url.trim();
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw invalid('linkPreview.url', 'The address must begin with http:// or https://.');
  const label = linkPreview.label?.trim() ?? '';
  return { url, label: isBlank(label) ? null : label };
}

/** @throws ProblemError 400 if one of the added tags is not the tenant's (decisions-content A31) */
export function checkTags(database: DatabaseSync, tenantId: string, { addedTagIds }: PostInput): void {
  const known = (id: string) => queryCount(database, 'SELECT count(*) FROM tags WHERE id = ? AND tenant_id = ?', id, tenantId) === 1;
  if (!addedTagIds.every(known)) throw invalid('addedTagIds', 'There is no such tag.');
}
