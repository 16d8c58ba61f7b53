import { useEndOf } from '@noticeboard/design-system';
import { useEffect, useState } from 'react';
import { thumbnailOf } from './thumbnails.ts';
import type { UploadItem } from './uploadTypes.ts';

/** Blob addresses of the pictures among the uploads, scaled down by the worker; revoked when the tray is gone. */
export function usePictures(items: readonly UploadItem[]): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [asked] = useState(() => new WeakSet<File>());
  const [addresses] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id, file } of items) {
      if (file === null || asked.has(file)) continue;
      asked.add(file);
      void thumbnailOf(file).then((thumbnail) => {
        if (thumbnail === null) return;
        const address = URL.createObjectURL(thumbnail);
        addresses.add(address);
        setPictures((known) => new Map(known).set(id, address));
      });
    }
  }, [items, asked, addresses]);
  useEndOf(addresses, (made) => {
    for (const address of made) URL.revokeObjectURL(address);
  });
  return pictures;
}
