import { ConfirmModal, fileKind, type Form } from '@noticeboard/design-system';
import { type Attachment, Attachments } from '@noticeboard/design-system/content';
import FileImage from 'lucide-react/icons/file-image';
import Video from 'lucide-react/icons/video';
import { type ReactNode, useState } from 'react';
import type { ItemFile } from '../../../../content/files/itemFile.ts';
import { StoredPicture } from '../../../../content/files/StoredPicture.tsx';
import { StoredVideoFrame } from '../../../../content/files/StoredVideoFrame.tsx';
import { useFileDownload } from '../../../../content/files/useFileDownload.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { messageOf } from '../../../../shared/messageOf.ts';
import { usePictures } from '../../../../uploads/usePictures.ts';
import type { UploadItem } from '../../../../uploads/uploadTypes.ts';
import type { PostValues } from '../postValues.ts';
import { postFileRules } from './postFileRules.ts';
import { shownFiles } from './shownFiles.ts';
import { useOpenedFile } from './useOpenedFile.tsx';
import type { PostUploads } from './usePostUploads.ts';

const texts = socialFeedMessages.files;

export interface PostFilesProps {
  /** The form of the post. */
  form: Form<PostValues>;
  /** The files that are on their way to it. */
  uploads: PostUploads;
  /** Whether they can only be looked at. */
  isReadOnly: boolean;
}

/** The files of a post: those that it has, and those on their way (FEED-117). One that it has is removed after a question (FEED-136). */
export function PostFiles({ form, uploads, isReadOnly }: PostFilesProps) {
  const { files } = form.values;
  const { label, isInvalid, errorMessage } = form.field('files');
  const pictures = usePictures(uploads.all);
  const { download, downloading } = useFileDownload();
  const { open, view } = useOpenedFile(files);
  const [removing, setRemoving] = useState<ItemFile | null>(null);
  const [isAsking, setAsking] = useState(false);
  const shown = shownFiles(files, uploads.all, uploads.own);
  const fileOf = (id: string) => shown.find((each) => each.id === id)?.file;
  return (
    <>
      <Attachments
        label={label}
        isInvalid={isInvalid}
        errorMessage={errorMessage}
        isReadOnly={isReadOnly}
        rules={postFileRules}
        attachments={shown.map(({ id, file, upload }) =>
          file === undefined ? attachmentOf(upload, pictures.get(id)) : { ...storedAttachment(file, pictures.get(id)), id, isDownloading: downloading.has(file.fileName) },
        )}
        onAdd={uploads.add}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onReplace={uploads.replace}
        onRemove={(id) => {
          const file = fileOf(id);
          if (file === undefined) return uploads.remove(id);
          setRemoving(file);
          setAsking(true);
        }}
        onOpen={(id) => {
          const file = fileOf(id);
          if (file !== undefined) open(file);
        }}
        onDownload={(id) => {
          const file = fileOf(id);
          if (file !== undefined) void download(file);
        }}
      />
      {view}
      <ConfirmModal
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        tone="danger"
        onConfirm={() => {
          form.change((values) => ({ files: values.files.filter(({ fileName }) => fileName !== removing?.fileName) }));
          return Promise.resolve();
        }}
        describeError={messageOf}
      >
        {texts.removeQuestion(removing?.originalFileName ?? '')}
      </ConfirmModal>
    </>
  );
}

/** A file that the post has. What was uploaded here is shown from here. */
function storedAttachment(file: ItemFile, localPicture: string | undefined): Attachment {
  const { fileName, originalFileName, sizeBytes } = file;
  return { id: fileName, name: originalFileName, size: sizeBytes, sentBytes: 0, status: 'success', picture: pictureOf(file, localPicture) };
}

function pictureOf({ id, originalFileName, thumbnail }: ItemFile, localPicture: string | undefined): ReactNode {
  if (localPicture !== undefined) return <img alt="" src={localPicture} />;
  switch (fileKind(originalFileName)) {
    case 'image':
      return (
        <StoredPicture name={thumbnail}>
          <FileImage aria-hidden />
        </StoredPicture>
      );
    case 'video':
      return (
        <StoredVideoFrame fileId={id}>
          <Video aria-hidden />
        </StoredVideoFrame>
      );
    default:
      return undefined;
  }
}

/** A file on its way to the post. */
function attachmentOf({ failure, ...item }: UploadItem, picture: string | undefined): Attachment {
  return {
    ...item,
    ...(failure !== null && { errorMessage: failure.reason, advice: failure.advice, remedy: failure.remedy }),
    ...(picture !== undefined && { picture: <img alt="" src={picture} /> }),
  };
}
