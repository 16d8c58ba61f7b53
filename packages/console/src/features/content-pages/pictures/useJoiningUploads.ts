import { useEffect, useRef, useState } from 'react';
import type { ItemUploads } from '../../../content/files/useItemUploads.ts';
import type { PictureChanges } from './pictureChanges.ts';

/** Finished uploads that could not be added to the item. */
export interface JoiningUploads {
  refusedIds: ReadonlySet<string>;
  /** Retries to add one. */
  tryAgain: (id: string) => void;
}

/** Adds uploads to the item as they finish: all finished ones together, one call after the other. */
export function useJoiningUploads({ own, take }: Pick<ItemUploads, 'own' | 'take'>, { save }: Pick<PictureChanges['join'], 'save'>): JoiningUploads {
  const [refusedIds, setRefusedIds] = useState<ReadonlySet<string>>(new Set());
  const isJoining = useRef(false);
  useEffect(() => {
    const arrived = own.filter(({ id, stored }) => stored !== null && !refusedIds.has(id));
    const href = arrived[0]?.belongsTo?.href;
    if (isJoining.current || href === undefined) return;
    const joining = arrived.filter(({ belongsTo }) => belongsTo?.href === href);
    isJoining.current = true;
    save({ href, fileNames: joining.flatMap(({ stored }) => stored?.fileName ?? []) }).then(
      () => {
        isJoining.current = false;
        for (const { id } of joining) take(id);
      },
      () => {
        isJoining.current = false;
        setRefusedIds((known) => new Set([...known, ...joining.map(({ id }) => id)]));
      },
    );
  });
  return { refusedIds, tryAgain: (id) => setRefusedIds((known) => new Set([...known].filter((each) => each !== id))) };
}
