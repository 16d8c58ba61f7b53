import { RowMenu } from '@noticeboard/design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Saves } from '../../../access/useSave.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { GalleryAlbum } from './galleryCalls.ts';

export interface AlbumActsProps {
  /** The album. */
  album: GalleryAlbum;
  /** Why it can't be changed by this person; undefined when it can. */
  refusal: string | undefined;
  /** Deletes it, and how long that takes. */
  deletion: Saves<string, unknown>;
  /** It is to be renamed. */
  onRename: () => void;
  /** It was deleted: what the page showed is gone. */
  onDeleted: () => void;
}

/** What can be done with the open album; its pictures outlive it. */
export function AlbumActs({ album: { id, name }, refusal, deletion, onRename, onDeleted }: AlbumActsProps) {
  const [isAsking, setAsking] = useState(false);
  const reason = refusal !== undefined && { disabledReason: refusal };
  return (
    <>
      <RowMenu
        label={texts.actions(name)}
        sections={() => [
          {
            id: 'acts',
            actions: [
              { id: 'rename', label: texts.rename, icon: <Pencil />, ...reason, onAction: onRename },
              { id: 'delete', label: texts.delete, icon: <Trash2 />, tone: 'danger', ...reason, onAction: () => setAsking(true) },
            ],
          },
        ]}
      />
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
