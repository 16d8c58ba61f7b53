import { fileKind, lazyPart, showToast } from '@noticeboard/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { toastDurations } from '../../ground/limits.ts';
import type { ItemFile } from './itemFile.ts';
import type { Opened, PictureWords } from './openedFiles.ts';
import { useStorageAddress } from './useStorageAddress.ts';

const OpenedFile = lazyPart(async () => (await import('./OpenedFile.tsx')).OpenedFile);

/**
 * Opens pictures and videos of an item: `open(file)`, and `view` rendered once. Only the address of the picture on screen and of its
 * neighbours is requested: an item may have a thousand.
 *
 * @param title names the pictures together
 */
export function useOpenedFile(
  files: readonly ItemFile[],
  title: string,
  wordsOf: (file: ItemFile) => PictureWords = ({ originalFileName }) => ({ caption: originalFileName }),
): { open: (file: ItemFile) => void; view: ReactNode } {
  const addressOf = useStorageAddress();
  const actingAs = useActingAs();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked] = useState(() => new Set<string>());

  /** Fetches addresses of pictures; one that can't be fetched leaves its picture without an address, which the lightbox reports. */
  const fetchAddresses = (shown: readonly ItemFile[]) => {
    for (const { id } of shown) {
      if (asked.has(id)) continue;
      asked.add(id);
      void addressOf(id, new AbortController().signal)
        .catch(() => {
          asked.delete(id);
          return '';
        })
        .then((address) => setOpened((known) => (known?.kind === 'pictures' ? { ...known, addresses: new Map(known.addresses).set(id, address) } : known)));
    }
  };
  const open = async (file: ItemFile) => {
    const pictures = files.filter(({ originalFileName }) => fileKind(originalFileName) === 'image');
    try {
      const address = await addressOf(file.id, new AbortController().signal);
      // By id: a read that has arrived since the press has made the files anew.
      const index = pictures.findIndex(({ id }) => id === file.id);
      asked.clear();
      asked.add(file.id);
      setOpened(
        index < 0
          ? { kind: 'video', title: wordsOf(file).caption, source: address, fileName: file.originalFileName }
          : { kind: 'pictures', title, pictures: pictures.map((each) => ({ id: each.id, alt: each.originalFileName, ...wordsOf(each) })), addresses: new Map([[file.id, address]]), index },
      );
      setOpen(true);
      fetchAddresses(pictures.slice(Math.max(index - 1, 0), index + 2));
    } catch (error) {
      showToast({ tone: 'error', ...describeError(error, { title: 'Error', actingAs }) }, toastDurations.content);
    }
  };
  const view = opened !== null && (
    <Suspense>
      <OpenedFile
        opened={opened}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onTurn={(index) => {
          if (opened.kind !== 'pictures') return;
          const ids = opened.pictures.slice(Math.max(index - 1, 0), index + 2).map(({ id }) => id);
          fetchAddresses(files.filter(({ id }) => ids.includes(id)));
        }}
      />
    </Suspense>
  );
  return { open: (file) => void open(file), view };
}
