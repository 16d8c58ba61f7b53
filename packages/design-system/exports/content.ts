export { Attachments, type AttachmentsProps } from '../src/content/Attachments/Attachments.tsx';
export type { Attachment, AttachmentActs } from '../src/content/Attachments/attachment.ts';
export { type Album, AlbumList, type AlbumListProps } from '../src/content/AlbumList/AlbumList.tsx';
export { PictureGrid, type PictureGridProps } from '../src/content/PictureGrid/PictureGrid.tsx';
export type { Picture, PictureAct } from '../src/content/PictureGrid/picture.ts';
export { CommentList, type Comment, type CommentListProps } from '../src/content/CommentList/CommentList.tsx';
export { CommentInbox, type CommentInboxProps, type InboxEntry } from '../src/content/CommentInbox/CommentInbox.tsx';
export { CommentThread, type CommentThreadProps } from '../src/content/CommentThread/CommentThread.tsx';
export { ConfirmationBoard } from '../src/content/ConfirmationBoard/ConfirmationBoard.tsx';
export type { ConfirmationBoardProps, ConfirmationReader, ConfirmationUnit } from '../src/content/ConfirmationBoard/confirmationBoardTypes.ts';
export { LikeList, type Like, type LikeListProps } from '../src/content/LikeList/LikeList.tsx';
export {
  ReadConfirmationList,
  type ReadConfirmation,
  type ReadConfirmationListProps,
} from '../src/content/ReadConfirmationList/ReadConfirmationList.tsx';
export { ContactModal } from '../src/content/ContactModal/ContactModal.tsx';
export type { AvatarUploadOptions, ContactModalProps, UploadedAvatar } from '../src/content/ContactModal/contactModalTypes.ts';
export { type ContactPayload, contactPayload, type ContactValues, emptyContact } from '../src/content/ContactModal/contactPayload.ts';
export { FolderModal, type FolderModalProps, type FolderValues } from '../src/content/FolderModal/FolderModal.tsx';
export { FilesModal } from '../src/content/FilesModal/FilesModal.tsx';
export type { ExistingFile, FilesChange, FilesModalProps, FilesSaveOptions } from '../src/content/FilesModal/filesModalTypes.ts';
export { LinkModal, type LinkModalProps, type LinkValues } from '../src/content/LinkModal/LinkModal.tsx';
export { isInternalLink, isWebAddress, type LinkReading, readLink } from '../src/content/LinkModal/linkRules.ts';
export { OptionListEditor, type OptionListEditorProps } from '../src/content/OptionListEditor/OptionListEditor.tsx';
export { completeOptions, hasWrongValue, isOptionComplete, isOptionValue, isValueTaken, suggestOptionValue, type SurveyOption } from '../src/content/OptionListEditor/optionValue.ts';
export { QuestionOutline, type QuestionOutlineProps } from '../src/content/QuestionOutline/QuestionOutline.tsx';
export type { OutlinedQuestion } from '../src/content/QuestionOutline/outlinedQuestion.ts';
export { QuestionTypeIcon, type QuestionTypeIconProps } from '../src/content/parts/QuestionTypeIcon.tsx';
export { hasOptions, type SurveyQuestionType } from '../src/content/SurveyQuestionEditor/questionTypes.ts';
export { SurveyQuestionEditor } from '../src/content/SurveyQuestionEditor/SurveyQuestionEditor.tsx';
export type { SurveyQuestion, SurveyQuestionEditorProps } from '../src/content/SurveyQuestionEditor/surveyQuestionEditorTypes.ts';
export { renamedFile, splitFileName, type FileNameParts } from '../src/content/RenameFileModal/fileNameRules.ts';
export { type FileNameValues, RenameFileModal, type RenameFileModalProps } from '../src/content/RenameFileModal/RenameFileModal.tsx';
export type { ContentModalProps } from '../src/content/parts/contentModalTypes.ts';
export type { EngagementListProps } from '../src/content/parts/EngagementFrame.tsx';
export { AddContentInstanceModal, type AddContentInstanceModalProps } from '../src/content/AddContentInstanceModal/AddContentInstanceModal.tsx';
export { type ContentInstanceValues, type ContentTemplate } from '../src/content/AddContentInstanceModal/contentInstanceRules.ts';
export { DeleteContentInstanceModal, type DeleteContentInstanceModalProps } from '../src/content/DeleteContentInstanceModal/DeleteContentInstanceModal.tsx';
export { type ShareBar, ShareBars, type ShareBarsProps } from '../src/charts/ShareBars/ShareBars.tsx';
