import { type DataTableColumn, RowLink, RowName } from '@noticeboard/design-system';
import { use } from 'react';
import { resourceMessages } from '../../../messages/resource.ts';
import { DownloadContext } from './DownloadContext.ts';
import { type Entry, isMovable } from './entries.ts';
import { EntrySign } from './EntrySign.tsx';
import { FileAdded, FileKind } from './FileFacts.tsx';
import * as styles from './Folder.css.ts';

const texts = resourceMessages;
const heads = texts.folder.columns;

/** The name with the sign of its kind, and the kind. */
const columnsOfAll: readonly DataTableColumn<Entry>[] = [
  { id: 'name', header: heads.name, isRowHeader: true, isSortable: true, cell: (entry) => <NameCell entry={entry} />, textValue: ({ name }) => name },
  { id: 'kind', header: heads.kind, isSortable: true, width: '15rem', cell: (entry) => <span className={styles.quiet}>{kindOf(entry)}</span> },
];
const columnsWithFiles: readonly DataTableColumn<Entry>[] = [
  ...columnsOfAll,
  { id: 'added', header: heads.added, width: '11.5rem', isHiddenInCards: true, cell: ({ kind, id }) => (kind === 'file' ? <FileAdded fileName={id} /> : null) },
];

/** The columns of a folder. The host only has the date of files: without any, there is no such column. */
export const entryColumns = (entries: readonly Entry[] | undefined): readonly DataTableColumn<Entry>[] =>
  entries?.some(({ kind }) => kind === 'file') === false ? columnsOfAll : columnsWithFiles;

function NameCell({ entry }: { entry: Entry }) {
  const { download, downloading } = use(DownloadContext);
  const { kind, name, href, isOutside = false } = entry;
  return (
    // A pointer drags it into another folder; the menu does the same.
    <span className={styles.name} draggable={isMovable(entry)}>
      <EntrySign entry={entry} isDownloading={kind === 'file' && downloading.has(entry.id)} />
      <span className={styles.nameText}>
        {isOutside && href !== undefined ? (
          <RowLink href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </RowLink>
        ) : (
          <RowName href={href} onPress={kind === 'file' ? () => download(entry) : undefined}>
            {name}
          </RowName>
        )}
      </span>
    </span>
  );
}

function kindOf(entry: Entry) {
  switch (entry.kind) {
    case 'folder':
      return texts.kinds.folder;
    case 'document':
      return texts.kinds.document;
    case 'file':
      return <FileKind fileName={entry.id} name={entry.name} />;
    case 'link':
      if (entry.href === undefined) return texts.kinds.brokenLink;
      // RES-112, in the words of the specification.
      return entry.isInternal === true ? texts.kinds.internal : (URL.parse(entry.url ?? '')?.host ?? texts.kinds.link);
  }
}
