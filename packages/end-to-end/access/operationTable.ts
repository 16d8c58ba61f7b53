import type { Account } from '../harness/accounts.ts';
import { typeCalls } from './typeNames.ts';

/**
 * The caller of an operation, and its target. `super` works on records of its own tenant; `solo` and `new`, administrators of
 * other tenants, and `staff` try the same records; `unit` tries those within its role's nodes and grants,
 * `unitOutside` those outside.
 */
export const callers = ['super', 'solo', 'new', 'unit', 'unitOutside', 'staff'] as const;

/** A caller that tries every operation. */
export type Caller = (typeof callers)[number];

/** Outcome of a call; `invalid` (400) and `conflict` (409) only after authorization. */
export const outcomes = {
  done: [200, 201, 204],
  invalid: [400],
  refused: [403],
  missing: [404],
  conflict: [409],
} as const;

/** A possible outcome of a call. */
export type Outcome = keyof typeof outcomes;
/** The outcome of one operation for each caller. */
export type Expectation = Record<Caller, Outcome>;

const others = { solo: 'missing', new: 'missing' } as const;

/** The rules for most calls, each named after those whom it lets through. */
const rules = {
  /** Anyone who is signed in; each gets their own data. */
  everybody: { super: 'done', solo: 'done', new: 'done', unit: 'done', unitOutside: 'done', staff: 'done' },
  /** Any administrator; the response holds what their role may see. */
  administrators: { super: 'done', solo: 'done', new: 'done', unit: 'done', unitOutside: 'done', staff: 'refused' },
  /** Any administrator, on a record of the whole tenant. */
  administratorsOfTheTenant: { super: 'done', ...others, unit: 'done', unitOutside: 'done', staff: 'refused' },
  /** Super administrators, and unit administrators on what belongs to their nodes. */
  administratorsOfTheNode: { super: 'done', ...others, unit: 'done', unitOutside: 'refused', staff: 'refused' },
  /** Super administrators, without a target. */
  superAdministrators: { super: 'done', solo: 'done', new: 'done', unit: 'refused', unitOutside: 'refused', staff: 'refused' },
  /** Super administrators, on a record of their own tenant. */
  superAdministratorsOfTheTenant: { super: 'done', ...others, unit: 'refused', unitOutside: 'refused', staff: 'refused' },
  /** Begun by the unit administrator of the walk, and only theirs to continue. */
  theirOwn: { super: 'missing', ...others, unit: 'done', unitOutside: 'missing', staff: 'missing' },
  /** Those who take part in the channel; `unitOutside` tries one without the unit administrator. */
  participants: { super: 'done', ...others, unit: 'done', unitOutside: 'missing', staff: 'missing' },
  /** Only the participant who has begun the upload. */
  ownChatUpload: { super: 'done', ...others, unit: 'missing', unitOutside: 'missing', staff: 'missing' },
  /** Anyone who may read the page or node. Includes staff of the node. */
  readers: { super: 'done', ...others, unit: 'done', unitOutside: 'refused', staff: 'done' },
} as const satisfies Record<string, Expectation>;

type Row = keyof typeof rules | Expectation;

const except = (rule: keyof typeof rules, change: Partial<Expectation>): Expectation => ({ ...rules[rule], ...change });

/** Not possible for a published survey, such as the walk's (decisions-content A7). */
const lockedWhilePublished = except('administratorsOfTheNode', { super: 'conflict', unit: 'conflict' });

/** Types with a page granted to the role of `staff`. */
const pagesOfStaff: readonly string[] = ['SocialFeed', 'Resource'];

const pages = Object.fromEntries(
  typeCalls.flatMap(({ one, many }): [string, Row][] => [
    [`list${many}`, 'everybody'],
    [`get${one}`, except('readers', { staff: pagesOfStaff.includes(one) ? 'done' : 'refused' })],
    // Published to units other than that of `staff`.
    [`list${one}Items`, except('readers', { staff: pagesOfStaff.includes(one) ? 'done' : 'refused' })],
    [`get${one}Item`, except('readers', { staff: 'refused' })],
    ...(one === 'SocialFeed' ? [] : ([[`create${one}Item`, 'administratorsOfTheNode'], [`update${one}Item`, 'administratorsOfTheNode']] satisfies [string, Row][])),
    [`create${one}`, 'superAdministrators'],
    [`update${one}`, 'superAdministratorsOfTheTenant'],
    [`delete${one}Item`, 'administratorsOfTheNode'],
    [`delete${one}`, 'superAdministratorsOfTheTenant'],
  ]),
);

/**
 * The access table of the host: each operation of the contract, in an order in which they can be made
 * one after the other. Calls that the console never offers are included: the host decides.
 */
const table: Record<string, Row> = {
  listContentTypes: 'everybody',
  listRoleTypes: 'everybody',
  listIcons: 'everybody',
  listSurveyQuestionTypes: 'everybody',
  listEmailTypes: 'everybody',
  listSmsTypes: 'everybody',

  getOwnProfile: 'everybody',
  listOwnTenants: 'everybody',
  getSupportChannels: 'everybody',
  // Super administrators change theirs in the customer portal (core §2 Profile).
  updateOwnProfile: except('everybody', { super: 'refused', solo: 'refused', new: 'refused' }),
  uploadOwnAvatar: 'everybody',

  getTenant: 'everybody',
  getManagedTenant: 'superAdministrators',
  updateManagedTenant: 'superAdministrators',
  updateTenantTheme: 'superAdministrators',
  uploadTenantLogo: 'superAdministrators',
  listPublishedItems: 'everybody',

  listAllowedOrganizationNodes: 'everybody',
  getRootNode: except('superAdministrators', { new: 'invalid' }),
  getOrganizationTree: except('superAdministrators', { new: 'invalid' }),
  getOrganizationNode: 'readers',
  listNodeContentInstances: 'readers',
  listHiddenContentInstances: 'superAdministratorsOfTheTenant',
  hideContentInstance: 'superAdministratorsOfTheTenant',
  showContentInstance: 'superAdministratorsOfTheTenant',
  createOrganizationNode: 'superAdministratorsOfTheTenant',
  updateOrganizationNode: 'superAdministratorsOfTheTenant',
  uploadNodeLogo: 'superAdministratorsOfTheTenant',
  deleteNodeLogo: 'superAdministratorsOfTheTenant',

  listUsers: 'administrators',
  searchUsers: 'superAdministrators',
  searchUsersInRoleScope: 'administrators',
  checkUsername: 'administrators',
  checkUserExistence: 'administrators',
  getUser: 'administratorsOfTheNode',
  createUser: 'administrators',
  importUsers: 'administrators',
  updateUser: 'administratorsOfTheNode',
  resetUserPassword: 'administratorsOfTheNode',
  // The person has signed in already.
  resendUserInvitation: except('administratorsOfTheNode', { super: 'conflict', unit: 'conflict' }),
  assignUserRole: 'administratorsOfTheNode',
  withdrawUserRole: 'administratorsOfTheNode',
  assignUserTag: 'administratorsOfTheNode',
  withdrawUserTag: 'administratorsOfTheNode',
  assignUserDepartment: 'administratorsOfTheNode',
  removeUserDepartment: 'administratorsOfTheNode',
  assignUserSupervisor: 'administratorsOfTheNode',
  removeUserSupervisor: 'administratorsOfTheNode',

  listRoles: 'administrators',
  getRole: 'administratorsOfTheNode',
  createRole: except('administratorsOfTheNode', { solo: 'invalid', new: 'invalid' }),
  updateRole: 'administratorsOfTheNode',

  listTags: 'administrators',
  listTagHints: 'administrators',
  getTag: 'administratorsOfTheTenant',
  createTag: 'administrators',
  listDepartments: 'administrators',
  getDepartment: 'administratorsOfTheTenant',
  createDepartment: 'superAdministrators',
  updateDepartment: 'superAdministratorsOfTheTenant',

  getEmailTemplate: 'superAdministrators',
  updateEmailTemplate: 'superAdministrators',
  testEmailTemplate: 'superAdministrators',
  resetEmailTemplate: 'superAdministrators',
  createSmsTemplate: 'superAdministrators',
  getSmsTemplate: 'superAdministrators',
  // `new` has no phone number to send it to.
  testSmsTemplate: except('superAdministrators', { new: 'invalid' }),
  updateSmsTemplate: 'superAdministratorsOfTheTenant',
  deleteSmsTemplate: 'superAdministratorsOfTheTenant',
  resetSmsTemplate: 'superAdministrators',

  getTenantStats: 'administrators',
  listActiveUsersByDate: 'administratorsOfTheNode',
  listActivitySnapshot: 'administratorsOfTheNode',
  downloadActivitySnapshot: 'administratorsOfTheNode',
  listUserActivityByDate: 'administratorsOfTheNode',
  listUserContentViewsByDate: 'administratorsOfTheNode',
  listUserInteractionsByDate: 'administratorsOfTheNode',
  listUserPublicationsByDate: 'administratorsOfTheNode',
  listMostViewedContentItems: 'administrators',
  listMostCommentedContentItems: 'administrators',
  listMostLikedContentItems: 'administrators',

  scheduleContentItem: 'administratorsOfTheNode',
  rescheduleContentItem: 'administratorsOfTheNode',
  cancelScheduledPublication: 'administratorsOfTheNode',
  scheduleRecurrentPublication: 'administratorsOfTheNode',
  publishContentItem: 'administratorsOfTheNode',
  unpinContentItem: 'administratorsOfTheNode',
  unpublishContentItem: 'administratorsOfTheNode',

  createSocialFeedItem: 'administratorsOfTheNode',
  updateSocialFeedItem: 'administratorsOfTheNode',
  listPublishedSocialFeedItems: 'readers',
  createSocialFeedItemComment: except('readers', { staff: 'refused' }),
  listSocialFeedItemComments: 'administratorsOfTheNode',
  hideSocialFeedItemComment: 'administratorsOfTheNode',
  showSocialFeedItemComment: 'administratorsOfTheNode',
  deleteSocialFeedItemComment: 'administratorsOfTheNode',
  listSocialFeedItemLikes: 'administratorsOfTheNode',
  downloadSocialFeedItemLikes: 'administratorsOfTheNode',
  listSocialFeedItemReadConfirmations: 'administratorsOfTheNode',
  downloadSocialFeedItemReadConfirmations: 'administratorsOfTheNode',

  createSurveyQuestion: lockedWhilePublished,
  updateSurveyQuestion: 'administratorsOfTheNode',
  createSurveyQuestionOption: lockedWhilePublished,
  updateSurveyQuestionOption: 'administratorsOfTheNode',
  deleteSurveyQuestionOption: lockedWhilePublished,
  deleteSurveyQuestion: lockedWhilePublished,

  createFeedbackLoopOption: 'administratorsOfTheNode',
  listFeedbackLoopOptions: 'administratorsOfTheNode',
  updateFeedbackLoopOption: 'administratorsOfTheNode',
  deleteFeedbackLoopOption: 'administratorsOfTheNode',
  createContact: 'administratorsOfTheNode',
  listContacts: 'administratorsOfTheNode',
  getContact: 'administratorsOfTheNode',
  updateContact: 'administratorsOfTheNode',
  deleteContact: 'administratorsOfTheNode',
  downloadContactDirectory: 'administratorsOfTheNode',
  downloadSurveyAnswers: 'administratorsOfTheNode',
  downloadFeedbackLoopResponses: 'administratorsOfTheNode',

  getResourceContainer: 'administratorsOfTheNode',
  listResourceFolders: 'administratorsOfTheNode',
  createResourceFolder: 'administratorsOfTheNode',
  updateResourceFolder: 'administratorsOfTheNode',
  createResourceDocument: 'administratorsOfTheNode',
  getResourceDocument: 'administratorsOfTheNode',
  updateResourceDocument: 'administratorsOfTheNode',
  deleteResourceDocument: 'administratorsOfTheNode',
  createResourceLink: 'administratorsOfTheNode',
  getResourceLink: 'administratorsOfTheNode',
  updateResourceLink: 'administratorsOfTheNode',
  deleteResourceLink: 'administratorsOfTheNode',
  attachResourceFiles: 'administratorsOfTheNode',
  listResourceFiles: 'administratorsOfTheNode',
  renameResourceFile: 'administratorsOfTheNode',
  deleteResourceFile: 'administratorsOfTheNode',
  deleteResourceFolder: 'administratorsOfTheNode',

  addImageGalleryFiles: 'administratorsOfTheNode',
  listImageGalleryFiles: 'administratorsOfTheNode',
  createImageGalleryAlbum: 'administratorsOfTheNode',
  listImageGalleryAlbums: 'administratorsOfTheNode',
  updateImageGalleryAlbum: 'administratorsOfTheNode',
  getImageGalleryAlbum: 'administratorsOfTheNode',
  addImageGalleryAlbumFiles: 'administratorsOfTheNode',
  listImageGalleryAlbumFiles: 'administratorsOfTheNode',
  removeImageGalleryAlbumFile: 'administratorsOfTheNode',
  deleteImageGalleryAlbum: 'administratorsOfTheNode',
  deleteImageGalleryFile: 'administratorsOfTheNode',

  uploadContentFile: except('administratorsOfTheNode', { solo: 'invalid', new: 'invalid' }),
  getContentFile: 'administratorsOfTheNode',
  getContentFileProperties: 'administratorsOfTheNode',
  getContentFileStorageUrl: 'administratorsOfTheNode',
  // The picture of the walk is not a JPEG.
  createContentFileThumbnail: except('administratorsOfTheNode', { super: 'invalid', unit: 'invalid' }),
  deleteContentFile: 'administratorsOfTheNode',
  createContentFileMultipartUpload: except('administratorsOfTheNode', { solo: 'invalid', new: 'invalid' }),
  uploadContentFilePart: 'theirOwn',
  completeContentFileMultipartUpload: 'theirOwn',
  deleteContentFileMultipartUpload: 'theirOwn',

  listContentInstances: 'everybody',
  ...pages,

  // People of other tenants cannot be written to. Chat is enabled everywhere by now: the walk has saved the tenants.
  createChatChannel: except('everybody', { solo: 'invalid', new: 'invalid' }),
  listOwnChatChannels: 'everybody',
  getOwnChatChannel: 'participants',
  listChatMessages: 'participants',
  getChatUnreadMessageCount: 'everybody',
  searchChatUsers: 'everybody',
  getChatFileUrl: 'participants',
  createChatMultipartUpload: 'participants',
  uploadChatPart: 'ownChatUpload',
  completeChatMultipartUpload: 'ownChatUpload',
  cancelChatMultipartUpload: 'ownChatUpload',

  deleteUser: 'administratorsOfTheNode',
  deleteRole: 'administratorsOfTheNode',
  deleteTag: 'superAdministratorsOfTheTenant',
  deleteDepartment: 'superAdministratorsOfTheTenant',
  deleteOrganizationNode: 'superAdministratorsOfTheTenant',
  createRootNode: except('superAdministrators', { super: 'conflict', solo: 'conflict' }),
};

/** The expected outcome of an operation for each caller. */
export const operationTable: ReadonlyMap<string, Expectation> = new Map(
  Object.entries(table).map(([id, row]) => [id, typeof row === 'string' ? rules[row] : row]),
);

/**
 * Pictures are read by an address with a name given by the host, without tenant and role: anyone who shares the
 * tenant sees the avatar of a member of one unit of Harbour Care, and its logos; others get a 404.
 */
export const pictureTable: Record<'getAvatarFile' | 'getTenantLogo', Record<Account, Outcome>> = {
  getAvatarFile: { super: 'done', unit: 'done', staff: 'done', solo: 'missing', new: 'missing' },
  getTenantLogo: { super: 'done', unit: 'done', staff: 'done', solo: 'missing', new: 'missing' },
};
