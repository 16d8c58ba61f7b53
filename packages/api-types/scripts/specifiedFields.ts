/** Fields of schemas of the contract, by the name of the schema. */
type Fields = Readonly<Record<string, readonly string[]>>;

const page = ['results', 'totalElementCount', 'page', 'pageSize'];

/**
 * Every field that a row of content §3 names, by the row's id, at the schema that has it. An entity within another has a
 * schema of its own, or its fields are those of the outer one.
 */
export const specifiedFields: Readonly<Record<string, Fields>> = {
  'ENT-101': { ContentInstance: ['id', 'name', 'order', 'iconId', 'contentTypeId'] },
  'ENT-102': { ContentType: ['id', 'name', 'description'] },
  'ENT-103': {
    ContentItem: [
      'id', 'body', 'user', 'createdUtc', 'contentFiles', 'attachedFileNames', 'linkPreview', 'requireReadConfirmation', 'isPinned', 'commentsCount',
      'likesCount', 'expiresAtUtc', 'name', 'isOpen', 'isPublicationScheduled', 'scheduledPublication', 'contentTypeId', 'contentInstanceId',
      'publishedContentItem', 'tags',
    ],
    LinkPreview: ['url', 'label'],
    ScheduledPublication: ['organizationNodeId', 'publicationUtc'],
    PublishedContentItem: ['publishedAtUtc', 'organizationNodeId', 'isPinned', 'pinUntilUtc'],
  },
  'ENT-104': { SocialFeedUpdate: ['name', 'enableLikes', 'enableComments', 'enableReadConfirmation', 'iconId', 'order'] },
  'ENT-105': { Comment: ['id', 'body', 'user', 'createdUtc', 'isHidden'] },
  'ENT-106': { Like: ['id', 'user'] },
  'ENT-107': { ReadConfirmation: ['createdUtc', 'user', 'organizationNode', 'name'] },
  // The date is a field of every item.
  'ENT-108': { SurveyItem: ['name', 'isOpen', 'surveyQuestions'], ContentItem: ['expiresAtUtc'] },
  'ENT-109': { SurveyQuestion: ['id', 'surveyQuestionTypeId', 'isRequired', 'order', 'question', 'surveyQuestionOptions'] },
  'ENT-110': { SurveyQuestionOption: ['id', 'surveyQuestionId', 'label', 'value', 'order'] },
  'ENT-111': { SurveyQuestionType: ['id', 'name', 'description'] },
  'ENT-112': { ResourceContainer: ['contentFiles', 'resourceDocuments', 'resourceLinks', 'parentResourceContainerId'] },
  'ENT-113': { ResourceDocument: ['id', 'name', 'body', 'resourceContainerId'] },
  'ENT-114': { ResourceLink: ['id', 'label', 'url', 'resourceContainerId', 'resourceId', 'contentItemId'] },
  'ENT-115': { ResourceContentFile: ['originalFileName', 'fileName'] },
  'ENT-116': { ResourceFolder: ['id', 'name', 'parentId'] },
  'ENT-117': {
    Contact: [
      'id', 'firstName', 'lastName', 'position', 'emailAddress', 'phone', 'alternatePhone', 'organizationUnitId', 'organizationUnit', 'name',
      'order', 'avatarFileName', 'contactAvatar', 'fileName',
    ],
  },
  'ENT-118': { ContactInput: ['firstName', 'lastName', 'position', 'emailAddress', 'phone', 'alternatePhone', 'organizationNodeId', 'order', 'avatarFileName'] },
  'ENT-119': { FeedbackLoopOption: ['option'], FeedbackLoopOptionInput: ['option'] },
  'ENT-120': { UploadedContentFile: ['fileName', 'thumbnail'], ImageGalleryFile: ['fileName', 'thumbnail'], ContentFile: ['fileName', 'thumbnail'] },
  'ENT-121': { MultipartUploadCreation: ['contentInstanceId', 'fileName', 'sizeBytes'], MultipartUpload: ['id'] },
  'ENT-122': {
    ChatChannel: ['id', 'name', 'participants', 'lastMessageAtUtc', 'lastMessage', 'unreadMessageCount'],
    ChatParticipant: ['userId', 'username', 'name'],
  },
  'ENT-123': {
    ChatMessage: ['id', 'author', 'createdAtUtc', 'type', 'content', 'repliedToMessage', 'readConfirmations'],
    ChatUser: ['userId', 'username'],
    ChatMessageReadConfirmation: ['reader', 'chatMessageId'],
  },
  'ENT-124': { ContentInstancePage: page, ContentItemPage: page, CommentPage: page, ContactPage: page, ChatMessagePage: page },
  'ENT-125': { Recurrence: ['interval', 'occurrences', 'frequency', 'pinEachPublicationForDays'] },
};
