import { ConfirmModal } from '@noticeboard/design-system';
import { Attachments } from '@noticeboard/design-system/content';
import { memo, useState } from 'react';
import { storedAttachment, uploadAttachment } from '../../../../content/files/fileFaces.tsx';
import type { ItemFile } from '../../../../content/files/itemFile.ts';
import { pictureRules } from '../../../../content/files/pictureRules.ts';
import { shownFiles } from '../../../../content/files/shownFiles.ts';
import { useFileDownload } from '../../../../content/files/useFileDownload.ts';
import { useOpenedFile } from '../../../../content/files/useOpenedFile.tsx';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { messageOf } from '../../../../shared/messageOf.ts';
import { usePictures } from '../../../../uploads/usePictures.ts';
import type { PostUploads } from './usePostUploads.ts';

const texts = socialFeedMessages.files;

export interface PostFilesProps {
  /** The stored files of the post. */
  files: readonly ItemFile[];
  /** Their label. */
  label: string;
  /** Their validation error. */
  problem: string | undefined;
  /** A stored file was removed from the post. */
  onRemove: (fileName: string | undefined) => void;
  /** The files that are being uploaded to it. */
  uploads: PostUploads;
  /** Whether they can only be viewed. */
  isReadOnly: boolean;
}

/** The files of a post: the stored ones, and those being uploaded (FEED-117). A stored one is removed after a confirmation (FEED-136). */
export const PostFiles = memo(function PostFiles({ files, label, problem, onRemove, uploads, isReadOnly }: PostFilesProps) {
  const pictures = usePictures(uploads.all);
  const { download, downloading } = useFileDownload();
  const { open, view } = useOpenedFile(files, texts.pictures);
  const [removing, setRemoving] = useState<ItemFile | null>(null);
  const [isAsking, setAsking] = useState(false);
  const shown = shownFiles(files, uploads.all, uploads.own);
  /** A finished upload is removed with its file: only files of the post are counted in the tray (ADR 0075). */
  const removeNow = () => {
    onRemove(removing?.fileName);
    for (const { id, stored } of uploads.all) if (stored !== null && stored.fileName === removing?.fileName) uploads.remove(id);
    return Promise.resolve();
  };
  const fileOf = (id: string) => shown.find((each) => each.id === id)?.file;
  return (
    <>
      <Attachments
        label={label}
        isInvalid={problem !== undefined}
        errorMessage={problem}
        isReadOnly={isReadOnly}
        rules={pictureRules}
        attachments={shown.map(({ id, file, upload }) =>
          file === undefined ? uploadAttachment(upload, pictures.get(id)) : { ...storedAttachment(file, pictures.get(id)), id, isDownloading: downloading.has(file.fileName) },
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
        onConfirm={removeNow}
        describeError={messageOf}
      >
        {texts.removeQuestion(removing?.originalFileName ?? '')}
      </ConfirmModal>
    </>
  );
});
