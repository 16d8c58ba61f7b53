/** Names of the eight content types (content §1). */
export type ContentTypeName =
  | 'Resource'
  | 'FeedbackLoop'
  | 'Survey'
  | 'Gallery'
  | 'SuggestionBox'
  | 'ContactDirectory'
  | 'SocialFeed'
  | 'ImageGalleryWithAlbums';

/** A type of content page. */
export interface ContentType {
  id: string;
  name: ContentTypeName;
  description: string;
}

/** The eight content types, the same in every tenant. */
export const contentTypes: readonly ContentType[] = [
  { id: 'c0de0001-5f0e-4a10-9d10-000000000001', name: 'SocialFeed', description: 'Posts that people can like, comment on and confirm as read' },
  { id: 'c0de0002-5f0e-4a10-9d10-000000000002', name: 'Survey', description: 'Questions with a close date, answered once by each person' },
  { id: 'c0de0003-5f0e-4a10-9d10-000000000003', name: 'Gallery', description: 'Pictures and videos in one list' },
  { id: 'c0de0004-5f0e-4a10-9d10-000000000004', name: 'ImageGalleryWithAlbums', description: 'Pictures ordered into albums' },
  { id: 'c0de0005-5f0e-4a10-9d10-000000000005', name: 'FeedbackLoop', description: 'One question a day with a few ready answers' },
  { id: 'c0de0006-5f0e-4a10-9d10-000000000006', name: 'ContactDirectory', description: 'People to call, with their positions and numbers' },
  { id: 'c0de0007-5f0e-4a10-9d10-000000000007', name: 'SuggestionBox', description: 'Ideas from staff, sent on by e-mail' },
  { id: 'c0de0008-5f0e-4a10-9d10-000000000008', name: 'Resource', description: 'Documents, links and files in folders' },
];

/** Id of a content type. */
export function contentTypeId(name: ContentTypeName): string {
  const type = contentTypes.find((candidate) => candidate.name === name);
  if (type === undefined) throw new Error(`There is no content type ${name}`);
  return type.id;
}

/** Name of a content type. */
export function contentTypeName(id: string): ContentTypeName {
  const type = contentTypes.find((candidate) => candidate.id === id);
  if (type === undefined) throw new Error(`There is no content type with the id ${id}`);
  return type.name;
}
