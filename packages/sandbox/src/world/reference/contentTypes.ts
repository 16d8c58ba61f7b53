/** A kind of file, by how browsers show it. */
export type FileKind = 'images' | 'videos';

/** A type of content page in the sandbox: everything that distinguishes it from others except its rules. */
interface ContentTypeRecord {
  id: string;
  description: string;
  /** The end of its pages' operations and the beginning of its items': `createSurvey`, `listSurveys`, `getSurveyItem`. */
  nouns: readonly [one: string, many: string];
  /** Whether its items are saved by the generic pattern, without special rules (content §7). */
  hasGenericItems: boolean;
  /** Whether its items have a body instead of a name. */
  isText: boolean;
  /** Kinds of files that its pages accept (content §5, decisions-content A5). */
  files: 'all' | readonly FileKind[];
}

/** One record a content type, the same in every tenant. */
const records = {
  SocialFeed: {
    id: 'c0de0001-5f0e-4a10-9d10-000000000001',
    description: 'Posts that people can like, comment on and confirm as read',
    nouns: ['SocialFeed', 'SocialFeeds'],
    hasGenericItems: false,
    isText: true,
    files: ['images', 'videos'],
  },
  Survey: {
    id: 'c0de0002-5f0e-4a10-9d10-000000000002',
    description: 'Questions with a close date, answered once by each person',
    nouns: ['Survey', 'Surveys'],
    hasGenericItems: false,
    isText: false,
    files: 'all',
  },
  Gallery: {
    id: 'c0de0003-5f0e-4a10-9d10-000000000003',
    description: 'Pictures and videos in one list',
    nouns: ['Gallery', 'Galleries'],
    hasGenericItems: true,
    isText: false,
    files: ['images', 'videos'],
  },
  ImageGalleryWithAlbums: {
    id: 'c0de0004-5f0e-4a10-9d10-000000000004',
    description: 'Pictures ordered into albums',
    nouns: ['ImageGallery', 'ImageGalleries'],
    hasGenericItems: true,
    isText: false,
    files: ['images', 'videos'],
  },
  FeedbackLoop: {
    id: 'c0de0005-5f0e-4a10-9d10-000000000005',
    description: 'One question a day with a few ready answers',
    nouns: ['FeedbackLoop', 'FeedbackLoops'],
    hasGenericItems: true,
    isText: false,
    files: 'all',
  },
  ContactDirectory: {
    id: 'c0de0006-5f0e-4a10-9d10-000000000006',
    description: 'People to call, with their positions and numbers',
    nouns: ['ContactDirectory', 'ContactDirectories'],
    hasGenericItems: true,
    isText: false,
    files: ['images'],
  },
  SuggestionBox: {
    id: 'c0de0007-5f0e-4a10-9d10-000000000007',
    description: 'Ideas from staff, sent on by e-mail',
    nouns: ['SuggestionBox', 'SuggestionBoxes'],
    hasGenericItems: true,
    isText: true,
    files: 'all',
  },
  Resource: {
    id: 'c0de0008-5f0e-4a10-9d10-000000000008',
    description: 'Documents, links and files in folders',
    nouns: ['Resource', 'Resources'],
    hasGenericItems: true,
    isText: false,
    files: 'all',
  },
} as const satisfies Record<string, ContentTypeRecord>;

/** Names of the content types (content §1). */
export type ContentTypeName = keyof typeof records;

type OneRecord = (typeof records)[ContentTypeName];
/** How operations name a page of a type. */
export type PageNoun = OneRecord['nouns'][0];
/** The same of the types whose items are saved by the generic pattern. */
export type GenericNoun = Extract<OneRecord, { hasGenericItems: true }>['nouns'][0];

/** A type of content page. */
export interface ContentType extends ContentTypeRecord {
  name: ContentTypeName;
}

/** The content types in the order of lists. */
export const contentTypes: readonly ContentType[] = (Object.keys(records) as ContentTypeName[]).map((name) => ({ name, ...records[name] }));

/** Whether the items of a type have a body instead of a name. */
export function isTextType(name: ContentTypeName): boolean {
  return records[name].isText;
}

/** Kinds of files that pages of a type accept. */
export function filesOf(name: ContentTypeName): ContentTypeRecord['files'] {
  return records[name].files;
}

/** Id of a content type. */
export function contentTypeId(name: ContentTypeName): string {
  return records[name].id;
}

/** Name of a content type. */
export function contentTypeName(id: string): ContentTypeName {
  const type = contentTypes.find((candidate) => candidate.id === id);
  if (type === undefined) throw new Error(`There is no content type with the id ${id}`);
  return type.name;
}
