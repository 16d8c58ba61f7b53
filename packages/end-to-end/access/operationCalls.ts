import type { ContractOperation } from './contractOperations.ts';
import type { Body } from './host.ts';
import type { Caller } from './operationTable.ts';
import type { Targets } from './targets.ts';
import { typeCalls, typeNames } from './typeNames.ts';
import { aPicture, chatUpload, fileForm, fileOn, uploadOn } from './uploadBodies.ts';

/** One request of the walk. */
export interface OperationCall {
  method: string;
  path: string;
  body: Body | undefined;
}

const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
const page = (name: string) => ({ name, order: 1, iconId: null });
const contact = (lastName: string) => ({ firstName: 'Walk', lastName, position: null, emailAddress: 'walk@example.com', phone: null, alternatePhone: null, organizationNodeId: null, order: 0, avatarFileName: null });
const post = (body: string) => ({ body, attachedFileNames: [], deletedFileNames: [], addedTagIds: [], deletedTagIds: [] });

/** The bodies by operation; the others have none. `name` is an unused one. */
const bodies: Record<string, (targets: Targets, name: string) => Body> = {
  updateOwnProfile: () => ({ name: 'Somebody Else', phoneNumber: null, phoneLoginEnabled: false }),
  uploadOwnAvatar: aPicture,
  updateManagedTenant: (_targets, name) => ({ name, contactEmail: null, isChatEnabled: true, canOUAdminsSubmitSupportTickets: true }),
  updateTenantTheme: ({ theme }) => ({ themeId: theme }),
  uploadTenantLogo: aPicture,
  createOrganizationNode: (_targets, name) => ({ name }),
  createRootNode: (_targets, name) => ({ name }),
  updateOrganizationNode: (_targets, name) => ({ name, publishEnabled: true }),
  uploadNodeLogo: aPicture,
  searchUsers: () => ({ searchedPhrase: '', page: 0, pageSize: 10 }),
  searchUsersInRoleScope: () => ({ searchedPhrase: '', page: 0, pageSize: 10 }),
  checkUserExistence: () => ({ username: 'maya' }),
  createUser: (_targets, name) => ({ name, username: name.replaceAll(/\W/g, '').toLowerCase(), email: 'somebody@example.com' }),
  importUsers: (_targets, name) => fileForm(`name,username,email,phoneNumber\n${name},${name.replaceAll(/\W/g, '')},,\n`, 'text/csv', 'people.csv'),
  updateUser: (_targets, name) => ({ name, email: 'walk@harbourcare.example', phoneNumber: null, phoneLoginEnabled: false, isActive: true }),
  createRole: ({ staffType, staffNode }, name) => ({ name, roleTypeId: staffType, organizationNodeId: staffNode }),
  updateRole: ({ role }, name) => ({ name, organizationNodeId: role.organizationNodeId, roleContentInstancePermissions: [] }),
  createTag: (_targets, name) => ({ name: name.replaceAll(/\W/g, '').toLowerCase() }),
  createDepartment: (_targets, name) => ({ name }),
  updateDepartment: (_targets, name) => ({ name }),
  updateEmailTemplate: () => ({ htmlBody: '<p>Welcome</p>' }),
  testEmailTemplate: () => ({ viewModel: {} }),
  createSmsTemplate: () => ({ body: 'Welcome' }),
  updateSmsTemplate: () => ({ body: 'Welcome' }),
  testSmsTemplate: () => ({ viewModel: {} }),
  publishContentItem: ({ draft }) => ({ contentItemId: draft, pinUntilUtc: inTwoDays() }),
  scheduleContentItem: ({ draft }) => ({ contentItemId: draft, publicationUtc: inTwoDays() }),
  rescheduleContentItem: ({ draft }) => ({ contentItemId: draft, publicationUtc: inTwoDays() }),
  scheduleRecurrentPublication: ({ draft }) => ({ contentItemId: draft, startDate: inTwoDays(), frequency: 'Daily', interval: 1, occurrences: 2, pinEachPublicationForDays: 1 }),
  uploadContentFile: ({ pages }) => fileOn(pages['SocialFeed'] ?? ''),
  createContentFileMultipartUpload: ({ pages }) => uploadOn(pages['SocialFeed'] ?? ''),
  uploadContentFilePart: aPicture,
  createContentFileThumbnail: aPicture,
  createSurveyItem: (_targets, name) => ({ name, expiresAtUtc: null }),
  updateSurveyItem: (_targets, name) => ({ name, isOpen: true, expiresAtUtc: null }),
  createSurveyQuestion: ({ questionType }, name) => ({ surveyQuestionTypeId: questionType, isRequired: true, order: 0, question: name }),
  updateSurveyQuestion: (_targets, name) => ({ isRequired: true, order: 0, question: name }),
  createSurveyQuestionOption: (_targets, name) => ({ label: name, value: 'walk', order: 0 }),
  updateSurveyQuestionOption: (_targets, name) => ({ label: name, value: 'walk', order: 0 }),
  createFeedbackLoopOption: (_targets, name) => ({ option: name }),
  updateFeedbackLoopOption: (_targets, name) => ({ option: name }),
  createContact: (_targets, name) => contact(name),
  updateContact: (_targets, name) => contact(name),
  createResourceFolder: (_targets, name) => ({ name, parentId: null }),
  updateResourceFolder: (_targets, name) => ({ name, parentId: null }),
  createResourceDocument: (_targets, name) => ({ name, body: '<p>Walk</p>' }),
  updateResourceDocument: (_targets, name) => ({ name, body: '<p>Walk</p>' }),
  createResourceLink: (_targets, name) => ({ label: name, url: 'https://walk.example' }),
  updateResourceLink: (_targets, name) => ({ label: name, url: 'https://walk.example' }),
  attachResourceFiles: ({ folderFile }) => ({ fileNames: [folderFile] }),
  renameResourceFile: () => ({ originalFileName: 'Walk.jpg' }),
  addImageGalleryFiles: ({ galleryFile }) => ({ fileNames: [galleryFile.fileName] }),
  createImageGalleryAlbum: (_targets, name) => ({ name }),
  updateImageGalleryAlbum: (_targets, name) => ({ name }),
  addImageGalleryAlbumFiles: ({ galleryFile }) => ({ fileNames: [galleryFile.fileName] }),
  createSuggestionBoxItem: (_targets, name) => ({ body: name }),
  updateSuggestionBoxItem: (_targets, name) => ({ body: name }),
  createSocialFeedItem: (_targets, name) => post(name),
  updateSocialFeedItem: (_targets, name) => post(name),
  createSocialFeedItemComment: (_targets, name) => ({ body: name }),
  updateSocialFeed: (_targets, name) => ({ ...page(name), enableLikes: true, enableComments: true, enableReadConfirmation: true }),
  createChatChannel: ({ user }) => ({ name: 'Walk', participants: [user] }),
  searchChatUsers: () => ({ searchedPhrase: 'a', page: 0, pageSize: 10 }),
  createChatMultipartUpload: () => chatUpload(),
  uploadChatPart: aPicture,
  createSuggestionBox: (_targets, name) => ({ name, targetEmail: 'box@example.com' }),
  updateSuggestionBox: (_targets, name) => ({ ...page(name), targetEmail: 'box@example.com' }),
};

/** Pages and items of the types without special bodies. */
const pagesAndItems = new RegExp(`^(create|update)(?:${typeCalls.map(({ one }) => one).join('|')})(Item)?$`);

function bodyOf({ id }: ContractOperation, targets: Targets, name: string): Body | undefined {
  const body = bodies[id]?.(targets, name);
  if (body !== undefined) return body;
  const [, act, isItem] = pagesAndItems.exec(id) ?? [];
  if (act === undefined) return undefined;
  return act === 'create' || isItem ? { name } : page(name);
}

const fixed: Record<string, string> = { page: '0', partNumber: '1', size: '10', count: '10', kind: 'active', to: '2026-11-14', name: 'maya' };

/** The path values of an operation; undefined if there is nothing of that kind for the caller. */
function subjects({ id, path }: ContractOperation, targets: Targets): Record<string, string | undefined> {
  const type = typeNames[/^\/api\/(?:v2\/)?(?:management\/)?([\w-]+)/.exec(path)?.[1] ?? ''];
  const item = type === undefined ? undefined : /^delete\w+Item$/.test(id) ? targets.victims[type] : targets.items[type];
  const own: Record<string, string | undefined> = {
    ...fixed,
    from: path.includes('by-date') ? '2026-11-01' : '0',
    roleId: targets.role.id,
    tagId: targets.tag,
    departmentId: targets.department,
    userId: targets.victim,
    nodeId: path.includes('{itemId}/published') ? item?.node : targets.node,
    commentId: targets.comment,
    questionId: targets.question,
    optionId: path.includes('feedback-loops') ? targets.feedbackOption : targets.option,
    contactId: targets.contact,
    containerId: path.includes('/links') ? 'root' : targets.folder,
    documentId: targets.document,
    linkId: targets.link,
    fileName: targets.folderFile,
    albumId: targets.album,
    fileId: targets.galleryFile.id,
    instanceId: targets.pages['SocialFeed'] || targets.pages['Gallery'],
    itemId: item?.item ?? targets.draft,
    typeId: path.includes('/template/{id}') ? targets.templatedSmsType : path.includes('/sms/') ? targets.smsType : targets.emailType,
  };
  if (path.startsWith('/api/chat-channels/')) {
    const { channel, file, upload, uploadToGiveUp } = targets.chat;
    Object.assign(own, { id: channel, file, uploadId: id.startsWith('cancel') ? uploadToGiveUp : upload });
  } else if (path.includes('/content-files/')) {
    const uploadId = id.startsWith('delete') ? targets.uploadToGiveUp : targets.upload;
    Object.assign(own, { id: targets.file.id, name: targets.file.fileName, uploadId });
  } else if (path.includes('/users/{id}')) own['id'] = id === 'deleteUser' ? targets.victim : targets.user;
  else if (path.includes('/roles/{id}')) own['id'] = targets.role.id;
  else if (path.includes('/tags/{id}')) own['id'] = targets.tag;
  else if (path.includes('departments/{id}')) own['id'] = targets.department;
  else if (path.includes('/template/{id}')) own['id'] = targets.smsTemplate;
  else if (path.includes('organization-nodes/{id}')) own['id'] = id === 'deleteOrganizationNode' ? targets.leaf : targets.node;
  else if (type !== undefined) own['id'] = path.includes('{itemId}') ? item?.page : targets.pages[type] || undefined;
  return own;
}

/** The request of a caller for an operation; undefined if there is nothing of that kind for the caller. */
export function callOf(operation: ContractOperation, targets: Targets, caller: Caller): OperationCall | undefined {
  const own = subjects(operation, targets);
  let isComplete = true;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = own[name];
    isComplete &&= value !== undefined && value !== '';
    return encodeURIComponent(value ?? '');
  });
  if (!isComplete) return undefined;
  return { method: operation.method, path, body: bodyOf(operation, targets, `Walk of ${caller} ${operation.id}`) };
}
