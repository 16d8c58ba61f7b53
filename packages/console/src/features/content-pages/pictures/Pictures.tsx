import { EmptyState } from '@noticeboard/design-system';
import { type PictureAct, PictureGrid } from '@noticeboard/design-system/content';
import Download from 'lucide-react/icons/download';
import ImageIcon from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useMemo, useState } from 'react';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { pictureRules } from '../../../content/files/pictureRules.ts';
import { shownFiles } from '../../../content/files/shownFiles.ts';
import { useFileDownload } from '../../../content/files/useFileDownload.ts';
import { useOpenedFile } from '../../../content/files/useOpenedFile.tsx';
import { pictureMessages as texts } from '../../../messages/pictures.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { usePictures } from '../../../uploads/usePictures.ts';
import type { PictureChanges } from './pictureChanges.ts';
import { createStoredTiles, uploadTile } from './pictureTiles.tsx';
import { captionOf, wordsOf } from './pictureWords.ts';
import type { PictureUploads } from './usePictureUploads.ts';

export interface PicturesProps {
  /** Their collective name: 'Pictures', or the name of the album. */
  label: string;
  /** The pictures; the same object until they are read again. */
  files: readonly ItemFile[];
  /** How many there are, if not all are shown. */
  totalCount: number;
  /** Stored name of the one that represents all; null for none. */
  coverFileName: string | null;
  /** Uploads of the item. */
  uploads: PictureUploads;
  /** The address of what new pictures are added to: the item, or an album of it. */
  href: string;
  /** Deletes some. */
  deletion: PictureChanges['remove'];
  /** Why they can't be changed by this user; undefined if they can. */
  refusal: string | undefined;
  /** Further actions on the selected ones. @default nothing */
  selectionActs?: (selected: readonly ItemFile[], clear: () => void) => readonly PictureAct[];
  /** Further actions on all of them. @default nothing */
  acts?: ReactNode;
}

/** The pictures of a gallery or album: added, viewed, saved on the device, deleted. Each change is saved immediately. */
export function Pictures({ label, files, totalCount, coverFileName, uploads, href, deletion, refusal, selectionActs, acts }: PicturesProps) {
  const local = usePictures(uploads.all);
  const { refusedIds, tryAgain } = uploads;
  const { download, downloading } = useFileDownload();
  const { open, view } = useOpenedFile(files, label, wordsOf);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  // Kept while the dialog closes.
  const [deleting, setDeleting] = useState<readonly ItemFile[]>([]);
  const [storedTile] = useState(createStoredTiles);
  const shown = useMemo(
    () => shownFiles(files, uploads.all, uploads.own.filter(({ belongsTo }) => belongsTo?.href === href)),
    [files, uploads.all, uploads.own, href],
  );
  const tiles = shown.map(({ id, file, upload }) =>
    file === undefined ? uploadTile(upload, local.get(id), refusedIds.has(id)) : storedTile(file, { id, local: local.get(id), isCover: file.fileName === coverFileName }),
  );
  const fileOf = (id: string) => shown.find((each) => each.id === id)?.file;
  const selected = shown.flatMap(({ id, file }) => (selectedIds.has(id) && file !== undefined ? [file] : []));
  const clear = () => setSelectedIds(new Set());
  const downloadAll = async () => {
    for (const file of selected) await download(file);
  };
  const bar: readonly PictureAct[] = [
    ...(selectionActs?.(selected, clear) ?? []),
    { id: 'download', label: texts.download, icon: <Download />, isPending: downloading.size > 0, onAction: () => void downloadAll() },
    {
      id: 'delete',
      label: texts.delete,
      icon: <Trash2 />,
      disabledReason: refusal,
      onAction: () => {
        setDeleting(selected);
        setAsking(true);
      },
    },
  ];
  return (
    <>
      <PictureGrid
        label={label}
        pictures={tiles}
        totalCount={totalCount}
        rules={pictureRules}
        acts={acts}
        addLabel={texts.add}
        addRefusal={refusal}
        onAdd={(added) => uploads.add(added, href)}
        // Pictures that are gone in the meantime are not selected any more.
        selectedIds={new Set(shown.flatMap(({ id, file }) => (selectedIds.has(id) && file !== undefined ? [id] : [])))}
        onSelectionChange={setSelectedIds}
        selectionActs={bar}
        onOpen={(id) => {
          const file = fileOf(id);
          if (file !== undefined) open(file);
        }}
        onPause={uploads.pause}
        onResume={(id) => (refusedIds.has(id) ? tryAgain(id) : uploads.resume(id))}
        onReplace={uploads.replace}
        onRemove={uploads.remove}
        empty={<EmptyState icon={<ImageIcon />} title={texts.empty.title} detail={refusal === undefined ? texts.empty.text : texts.emptyReadOnly} />}
      />
      {view}
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.deleteTitle(deleting.length)}
        confirmLabel={texts.deleteOne}
        onConfirm={async () => {
          await deletion.save(deleting);
          clear();
        }}
        wait={deletion}
      >
        {deleting.length === 1 && deleting[0] !== undefined ? publishedContentMessages.deleteQuestion(captionOf(deleting[0])) : texts.deleteSeveral(deleting.length)}
      </ConfirmChange>
    </>
  );
}
