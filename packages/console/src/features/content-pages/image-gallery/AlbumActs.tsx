import { useState } from 'react';
import type { Saves } from '../../../access/useSave.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { HeldActs } from '../item/HeldActs.tsx';
import type { GalleryAlbum } from './galleryCalls.ts';

export interface AlbumActsProps {
  /** The album. */
  album: GalleryAlbum;
  /** Why it can't be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** Deletes it, with the state of that call. */
  deletion: Saves<string, unknown>;
  /** Rename was pressed. */
  onRename: () => void;
  /** It was deleted: the shown album is gone. */
  onDeleted: () => void;
}

/** The actions on the open album; its pictures outlive it. */
export function AlbumActs({ album: { id, name }, refusal, deletion, onRename, onDeleted }: AlbumActsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <HeldActs name={name} refusal={refusal} words={{ ...texts, edit: texts.rename }} onEdit={onRename} onDelete={() => setAsking(true)} />
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.deleteTitle}
        confirmLabel={texts.deleteConfirm}
        onConfirm={async () => {
          await deletion.save(id);
          onDeleted();
        }}
        wait={deletion}
      >
        {texts.deleteQuestion(name)}
      </ConfirmChange>
    </>
  );
}
