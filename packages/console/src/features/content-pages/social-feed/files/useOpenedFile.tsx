import { fileKind, lazyPart, showToast } from '@noticeboard/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useActingAs } from '../../../../access/useAccess.ts';
import type { ItemFile } from '../../../../content/files/itemFile.ts';
import { useStorageAddress } from '../../../../content/files/useStorageAddress.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { toastDurations } from '../../../../ground/limits.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import type { Opened } from './OpenedFile.tsx';

const OpenedFile = lazyPart(async () => (await import('./OpenedFile.tsx')).OpenedFile);

/** Opens pictures and videos of a post: `open(file)`, and `view` rendered once. */
export function useOpenedFile(files: readonly ItemFile[]): { open: (file: ItemFile) => void; view: ReactNode } {
  const addressOf = useStorageAddress();
  const actingAs = useActingAs();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (file: ItemFile) => {
    const { signal } = new AbortController();
    const isVideo = fileKind(file.originalFileName) === 'video';
    const shown = isVideo ? [file] : files.filter(({ originalFileName }) => fileKind(originalFileName) === 'image');
    try {
      const addresses = await Promise.all(shown.map(({ id }) => addressOf(id, signal)));
      const images = shown.map(({ originalFileName }, index) => ({ source: addresses[index] ?? '', alt: originalFileName, caption: originalFileName }));
      setOpened(
        isVideo
          ? { kind: 'video', title: file.originalFileName, source: addresses[0] ?? '' }
          : { kind: 'pictures', title: socialFeedMessages.files.pictures, images, index: shown.indexOf(file) },
      );
      setOpen(true);
    } catch (error) {
      showToast({ tone: 'error', ...describeError(error, { title: 'Error', actingAs }) }, toastDurations.content);
    }
  };
  const view = opened !== null && (
    <Suspense>
      <OpenedFile opened={opened} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
  return { open: (file) => void open(file), view };
}
