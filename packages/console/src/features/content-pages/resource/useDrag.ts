import { type DragEvent, type RefObject, useEffect, useState } from 'react';

/** What is dragged over a folder: files of the device, or one of its rows. */
export interface Dragged {
  kind: 'files' | 'entry';
  /** How many files; 0 if the browser does not say. */
  count: number;
  /** The folder in it that is under the pointer; null for the open one. */
  folderId: string | null;
}

interface DragRules {
  /** Whether a row is a folder, which can be dropped on. */
  isFolder: (rowId: string) => boolean;
  /** Whether a row can be dragged. */
  isMovable: (rowId: string) => boolean;
  /** Files were dropped on a folder, null for the open one, with the names of dropped folders of the device. */
  onFiles: (files: readonly File[], folderId: string | null, directories: readonly string[]) => void;
  /** A row was dropped on a folder. */
  onMove: (rowId: string, folderId: string) => void;
}

/** The type of a dragged row, private to this console. */
const entryType = 'application/x-noticeboard-entry';

const rowIdOf = (target: EventTarget): string | null => (target instanceof Element ? target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'] ?? null : null);

/**
 * Follows a drag over an area with rows: files come from the device, rows go onto folders. By pointer only: the menus do the same by keyboard.
 *
 * @param area the element that gets the listeners
 */
export function useDrag(area: RefObject<HTMLElement | null>, { isFolder, isMovable, onFiles, onMove }: DragRules) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [rowId, setRowId] = useState<string | null>(null);
  const folderId = dragged?.folderId ?? null;
  useEffect(() => {
    if (folderId === null) return undefined;
    const row = area.current?.querySelector(`[data-row-id="${CSS.escape(folderId)}"]`);
    row?.setAttribute('data-drop-target', '');
    return () => row?.removeAttribute('data-drop-target');
  }, [area, folderId]);

  const what = ({ dataTransfer: { types, items } }: DragEvent): Pick<Dragged, 'kind' | 'count'> | null => {
    if (types.includes(entryType)) return { kind: 'entry', count: 1 };
    return types.includes('Files') ? { kind: 'files', count: [...items].filter(({ kind }) => kind === 'file').length } : null;
  };
  const folderUnder = ({ target }: DragEvent): string | null => {
    const under = rowIdOf(target);
    return under !== null && under !== rowId && isFolder(under) ? under : null;
  };
  const follow = (event: DragEvent) => {
    const known = what(event);
    if (known === null) return;
    const next: Dragged = { ...known, folderId: folderUnder(event) };
    const isTaken = next.kind === 'files' || next.folderId !== null;
    if (isTaken) event.preventDefault();
    event.dataTransfer.dropEffect = isTaken ? (next.kind === 'files' ? 'copy' : 'move') : 'none';
    setDragged((last) => (last !== null && last.kind === next.kind && last.count === next.count && last.folderId === next.folderId ? last : next));
  };
  const end = () => setDragged(null);
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const id = rowIdOf(event.target);
      if (id === null || !isMovable(id)) return;
      event.dataTransfer.setData(entryType, id);
      event.dataTransfer.effectAllowed = 'move';
      setRowId(id);
    },
    onDragEnd: () => {
      setRowId(null);
      end();
    },
    onDragEnter: follow,
    onDragOver: follow,
    onDragLeave: ({ relatedTarget, currentTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end();
    },
    onDrop: (event: DragEvent) => {
      const known = what(event);
      const under = folderUnder(event);
      end();
      if (known === null) return;
      event.preventDefault();
      if (known.kind === 'entry') {
        if (under !== null) onMove(event.dataTransfer.getData(entryType), under);
        return;
      }
      const { files, directories } = broughtBy(event.dataTransfer);
      onFiles(files, under, directories);
    },
  };
  return { dragged, handlers };
}

/** The files of a drop. A folder of the device looks like a file that cannot be read. */
function broughtBy({ items, files }: DataTransfer): { files: File[]; directories: string[] } {
  const directories = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory === true ? [entry.name] : [];
  });
  return { files: [...files].filter(({ name }) => !directories.includes(name)), directories };
}
