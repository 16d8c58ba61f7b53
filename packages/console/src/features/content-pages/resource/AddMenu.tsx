import { Button, Menu } from '@noticeboard/design-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FilePlus from 'lucide-react/icons/file-plus';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { resourceMessages } from '../../../messages/resource.ts';
import * as styles from './Folder.css.ts';

const texts = resourceMessages;

/** The things that can be added to a folder. */
type Addition = 'document' | 'files' | 'folder' | 'link';

export interface AddMenuProps {
  /** Why nothing can be added by this user; undefined if it can. */
  refusal: string | undefined;
  /** One was chosen. */
  onAdd: (what: Addition) => void;
}

/** Adds something to the open folder. */
export function AddMenu({ refusal, onAdd }: AddMenuProps) {
  const label = (
    <span className={styles.addLabel}>
      {texts.folder.add}
      <ChevronDown aria-hidden />
    </span>
  );
  if (refusal !== undefined) {
    return (
      <Button icon={<Plus />} disabledReason={refusal}>
        {label}
      </Button>
    );
  }
  return (
    <Menu
      label={texts.folder.add}
      trigger={<Button icon={<Plus />}>{label}</Button>}
      sections={[
        {
          id: 'kinds',
          actions: [
            { id: 'document', label: texts.acts.document, icon: <FilePlus />, onAction: () => onAdd('document') },
            { id: 'files', label: texts.acts.files, icon: <Upload />, onAction: () => onAdd('files') },
            { id: 'folder', label: texts.acts.folder, icon: <FolderPlus />, onAction: () => onAdd('folder') },
            { id: 'link', label: texts.acts.link, icon: <Link2 />, onAction: () => onAdd('link') },
          ],
        },
      ]}
    />
  );
}
