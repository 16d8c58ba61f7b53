import type { components } from '@noticeboard/api-types/schema';
import { bareLine, normalizeTag, oneLine } from '@noticeboard/design-system';
import { applyChange, type Change, changedFields } from '../../../api/changes.ts';
import { filesOf, type ItemFile } from '../../../content/files/itemFile.ts';
import type { Facts, Overwriting } from '../../../api/useOverwriteWarning.ts';

type Post = components['schemas']['ContentItem'];
type PostInput = components['schemas']['SocialFeedItemInput'];

/** The values of a post's form. */
export interface PostValues {
  body: string;
  /** Names as the tag field writes them: lowercase, without the @. */
  tags: readonly string[];
  linkUrl: string;
  linkLabel: string;
  requireReadConfirmation: boolean;
  /** Stored files: those of the post, and finished uploads. */
  files: readonly ItemFile[];
}

/** A new post. */
export const emptyPost: PostValues = { body: '', tags: [], linkUrl: '', linkLabel: '', requireReadConfirmation: false, files: [] };

/** A tag's name as the tag field writes it. */
export const tagName = (stored: string): string => normalizeTag(stored.replace(/^@/, ''));

/** A post as its form shows it. */
export const valuesOf = ({ body, tags, linkPreview, requireReadConfirmation, contentFiles }: Post): PostValues => ({
  body: body ?? '',
  tags: (tags ?? []).map(({ name }) => tagName(name)),
  linkUrl: linkPreview?.url ?? '',
  linkLabel: linkPreview?.label ?? '',
  requireReadConfirmation: requireReadConfirmation ?? false,
  files: filesOf(contentFiles),
});

/** The message as it is saved: line breaks of every kind as newlines, trimmed (FEED-133, decisions-content A47). */
export const savedBody = (body: string): string => body.replace(/\r\n?|<br\s*\/?>|<\/div>\s*<div>|<\/p>\s*<p>/gi, '\n').trim();

/** The message as a list shows it: none of its three lines is empty (FEED-116). */
export const listedBody = (body: string): string => savedBody(body).replace(/\s*\n\s*/gu, '\n');

const linkOf = ({ linkUrl, linkLabel }: PostValues): PostInput['linkPreview'] =>
  bareLine(linkUrl) === '' ? null : { url: bareLine(linkUrl), label: oneLine(linkLabel) || null };

/** Stored names of the files that are in the first list and not in the second. */
const namesBeyond = (files: readonly ItemFile[], others: readonly ItemFile[]): string[] =>
  files.map(({ fileName }) => fileName).filter((name) => !others.some(({ fileName }) => fileName === name));

/**
 * Values with files that were uploaded after they were read, none of them twice. They are in the order of choice, like their tiles (`shownFiles`),
 * whichever upload finishes first.
 *
 * @param chosen stored names of the files uploaded here, in the order in which they were chosen
 */
export function withFiles(values: PostValues, arrived: readonly ItemFile[], chosen: readonly string[]): PostValues {
  const files = [...values.files, ...arrived.filter(({ fileName }) => !values.files.some((file) => file.fileName === fileName))];
  return { ...values, files: files.toSorted((one, other) => chosen.indexOf(one.fileName) - chosen.indexOf(other.fileName)) };
}

/**
 * A new post as it is sent.
 *
 * @param tagIds ids by the names of `PostValues`
 */
export const newPostInput = (values: PostValues, tagIds: ReadonlyMap<string, string>): PostInput => ({
  body: savedBody(values.body) || null,
  attachedFileNames: values.files.map(({ fileName }) => fileName),
  deletedFileNames: [],
  addedTagIds: values.tags.flatMap((name) => tagIds.get(name) ?? []),
  deletedTagIds: [],
  linkPreview: linkOf(values),
  requireReadConfirmation: values.requireReadConfirmation,
});

/** Whether a post is the one that was to be created: the response to its creation was lost (N05). */
export const isPostMade = ({ body, linkPreview, contentFiles }: Post, values: PostValues): boolean =>
  (body ?? '') === savedBody(values.body) && (linkPreview?.url ?? '') === bareLine(values.linkUrl) && hasSameFiles(filesOf(contentFiles), values.files);

/** Whether a post has been saved as intended, as far as can be determined (N05). */
export function isPostSaved(now: Post, to: PostValues): boolean {
  const held = valuesOf(now);
  return held.body === savedBody(to.body) && held.linkUrl === bareLine(to.linkUrl) && to.tags.every((name) => held.tags.includes(name)) && hasSameFiles(held.files, to.files);
}

const hasSameFiles = (some: readonly ItemFile[], others: readonly ItemFile[]): boolean => namesBeyond(some, others).length === 0 && namesBeyond(others, some).length === 0;

/** A save of an existing post, over the post as the host has it now. */
export interface PostSave {
  body: PostInput;
  overwriting: Overwriting;
}

/**
 * The changes over the host's current values; a text that others have changed since is reported first (P12). Whether
 * reading is confirmed cannot change any more and is not sent (decisions-content A23).
 */
export function postSave(now: Post, { from, to }: Change<PostValues>, tagIds: ReadonlyMap<string, string>): PostSave {
  const values = applyChange<PostValues, PostValues>(valuesOf(now), { from, to });
  const typed = new Set(changedFields({ from, to }));
  const textsOf = (post: PostValues): Facts => ({
    ...(typed.has('body') && { body: savedBody(post.body) || null }),
    ...((typed.has('linkUrl') || typed.has('linkLabel')) && { link: [post.linkLabel, post.linkUrl].filter(Boolean).join(' ') || null }),
  });
  const held = new Map((now.tags ?? []).map(({ id, name }) => [tagName(name), id]));
  return {
    body: {
      body: savedBody(values.body) || null,
      attachedFileNames: namesBeyond(to.files, from.files),
      deletedFileNames: namesBeyond(from.files, to.files),
      addedTagIds: to.tags.filter((name) => !from.tags.includes(name) && !held.has(name)).flatMap((name) => tagIds.get(name) ?? []),
      deletedTagIds: from.tags.filter((name) => !to.tags.includes(name)).flatMap((name) => held.get(name) ?? []),
      linkPreview: linkOf(values),
    },
    overwriting: { id: now.id, opened: textsOf(from), now: textsOf(valuesOf(now)), wanted: textsOf(to) },
  };
}
