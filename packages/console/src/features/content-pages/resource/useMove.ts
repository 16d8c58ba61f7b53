import { showToast } from '@noticeboard/design-system';
import { toastDurations } from '../../../ground/limits.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import type { Entry } from './entries.ts';
import type { CollectionPlace, MoveTarget } from './resourceCalls.ts';
import { useFileChanges } from './useFileChanges.ts';
import { useFolderChanges } from './useFolderChanges.ts';
import type { FolderPlace } from './useWrittenChanges.ts';

/** Moves of folders and files, from a dialog or by a drag. */
interface Moves {
  /** Moves one into a folder. @throws SaveError in words, which a toast has shown already */
  move: (entry: Entry, target: MoveTarget) => Promise<void>;
  /** Whether it takes long. */
  wait: { isSlow: boolean; cancel: () => void };
}

/** Moves folders and files from a folder into others of the collection. */
export function useMove(place: FolderPlace): Moves {
  const within: CollectionPlace = { id: place.id, itemId: place.itemId };
  const folders = useFolderChanges(within).move;
  const files = useFileChanges(within, place.containerId).move;
  return {
    move: async ({ id, kind, name }, target) => {
      await (kind === 'folder' ? folders.save({ id, from: place.containerId, target }) : files.save({ id, target }));
      showToast({ tone: 'success', ...resourceMessages.move.done(name, target.name) }, toastDurations.content);
    },
    wait: {
      isSlow: folders.isSlow || files.isSlow,
      cancel: () => {
        folders.cancel();
        files.cancel();
      },
    },
  };
}
