import { RowMenu } from '@noticeboard/design-system';
import type { MenuAction } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FolderInput from 'lucide-react/icons/folder-input';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { type Entry, isMovable } from './entries.ts';
import type { FolderAct } from './FolderWindows.tsx';

const texts = resourceMessages.acts;

export interface EntryMenuProps {
  /** The entry of the menu. */
  entry: Entry;
  /** Why it can't be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** An action that opens a dialog was chosen. */
  onAct: (act: FolderAct, entry: Entry) => void;
  /** Download was chosen. */
  onDownload: (entry: Entry) => void;
}

/** The actions on something in a folder; refused ones say why. */
export function EntryMenu({ entry, refusal, onAct, onDownload }: EntryMenuProps) {
  const { kind, href } = entry;
  const reason = refusal !== undefined && { disabledReason: refusal };
  const change: Record<Entry['kind'], () => MenuAction> = {
    folder: () => ({ id: 'rename', label: texts.rename, icon: <Pencil />, ...reason, onAction: () => onAct('folder', entry) }),
    // The dialog of a document also shows it to those who may not change it.
    document: () => ({ id: 'edit', label: refusal === undefined ? texts.edit : texts.open, icon: refusal === undefined ? <Pencil /> : <Eye />, ...(href !== undefined && { href }) }),
    file: () => ({ id: 'rename', label: texts.rename, icon: <Pencil />, ...reason, onAction: () => onAct('rename', entry) }),
    link: () => ({ id: 'edit', label: texts.edit, icon: <Pencil />, ...reason, onAction: () => onAct('link', entry) }),
  };
  return (
    <RowMenu
      label={contentPageMessages.actions(entry.name)}
      sections={() => [
        {
          id: 'acts',
          actions: [
            ...(kind === 'file' ? [{ id: 'download', label: texts.download, icon: <Download />, onAction: () => onDownload(entry) }] : []),
            change[kind](),
            ...(isMovable(entry) ? [{ id: 'move', label: texts.move, icon: <FolderInput />, ...reason, onAction: () => onAct('move', entry) }] : []),
            { id: 'delete', label: texts.delete, icon: <Trash2 />, tone: 'danger', ...reason, onAction: () => onAct('delete', entry) },
          ],
        },
      ]}
    />
  );
}
