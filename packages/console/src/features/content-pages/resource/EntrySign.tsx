import { fileKind, Spinner } from '@noticeboard/design-system';
import FileText from 'lucide-react/icons/file-text';
import FolderSign from 'lucide-react/icons/folder';
import Image from 'lucide-react/icons/image';
import Link2 from 'lucide-react/icons/link-2';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { resourceMessages } from '../../../messages/resource.ts';
import type { Entry } from './entries.ts';
import { fileWords } from './fileWords.ts';
import * as styles from './Folder.css.ts';

export interface EntrySignProps {
  /** The entry that it represents. */
  entry: Entry;
  /** Whether it has been downloading for a while. @default false */
  isDownloading?: boolean;
}

/** Shows the kind of a row. Decorative: the column of kinds has it as text. */
export function EntrySign({ entry: { kind, name }, isDownloading = false }: EntrySignProps) {
  if (isDownloading) {
    return (
      <span className={styles.sign.neutral}>
        <Spinner label={resourceMessages.downloading(name)} size="small" delay={0} />
      </span>
    );
  }
  switch (kind) {
    case 'folder':
      return (
        <span aria-hidden className={styles.sign.folder}>
          <FolderSign className={styles.folderGlyph} />
        </span>
      );
    case 'document':
      return sign(<FileText className={styles.glyph} />);
    case 'link':
      return sign(<Link2 className={styles.glyph} />);
    case 'file': {
      const words = fileWords(name);
      return sign(fileGlyph(name) ?? words.sign, words.tone);
    }
  }
}

const sign = (content: ReactNode, tone: keyof typeof styles.sign = 'neutral') => (
  <span aria-hidden className={styles.sign[tone]}>
    {content}
  </span>
);

function fileGlyph(name: string): ReactNode {
  switch (fileKind(name)) {
    case 'image':
      return <Image className={styles.glyph} />;
    case 'video':
      return <Play className={styles.glyph} />;
    default:
      return undefined;
  }
}
