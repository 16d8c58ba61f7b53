import { FormModal, oneLine, required, TextField, useForm } from '@noticeboard/design-system';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import type { HeldWindow } from '../item/useHeldWindow.ts';
import type { GalleryAlbum } from './galleryCalls.ts';
import type { useAlbumChanges } from './useAlbumChanges.ts';

export interface AlbumWindowProps extends HeldWindow<GalleryAlbum> {
  /** The changes of albums. */
  changes: Pick<ReturnType<typeof useAlbumChanges>, 'create' | 'rename'>;
  /** A new one was created. */
  onMade: (albumId: string) => Promise<unknown>;
}

/** The dialog in which an album gets its name. */
export function AlbumWindow({ row, changes: { create, rename }, onMade, ...window }: AlbumWindowProps) {
  const { isSlow, cancel } = row === null ? create : rename;
  const form = useForm<{ name: string }>({
    initial: { name: row?.name ?? '' },
    fields: { name: { label: texts.name, clean: oneLine, rules: [required] } },
    draft: { id: `album ${row?.id ?? 'new'}` },
    onSave: async ({ name }, { from }) => {
      if (row !== null) {
        await rename.save({ albumId: row.id, name, opened: from.name });
        return;
      }
      const album = await create.save(name);
      if (album !== undefined) await onMade(album.id);
    },
  });
  return (
    <FormModal
      {...window}
      form={form}
      title={row === null ? texts.newAlbum : texts.renameAlbum}
      submitLabel={row === null ? texts.add : texts.save}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
    >
      <TextField {...form.field('name')} maxLength={255} autoComplete="off" />
    </FormModal>
  );
}
