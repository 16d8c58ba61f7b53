import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { contentMessages } from '../../messages/content.ts';
import { ExistingFileRow, type ExistingFileRowProps } from './ExistingFileRow.tsx';
import * as styles from './FilesModal.css.ts';
import type { ExistingFile } from './filesModalTypes.ts';

const text = contentMessages.files;
/** Above this many files only those in sight are in the document (docs/performance.md). */
const windowingThreshold = 60;
/** Height of a row before it is measured, in pixels. */
const likelyHeight = 57;

interface ExistingFilesProps extends Pick<ExistingFileRowProps, 'isRefused' | 'isDisabled' | 'onToggle' | 'onWriteName'> {
  /** The saved files, those marked for deletion included. */
  files: readonly ExistingFile[];
  /** Ids of the files that saving deletes. */
  deletedIds: readonly string[];
  /** The typed names of files, by id. */
  writtenNames: ReadonlyMap<string, string>;
}

/** The files that a folder has; each can be renamed or marked for deletion, and that undone, until the window is saved. */
export function ExistingFiles(props: ExistingFilesProps) {
  return (
    <section aria-label={text.existing}>
      <h3 className={styles.heading}>{text.existing}</h3>
      {props.files.length > windowingThreshold ? <WindowedFiles {...props} /> : <AllFiles {...props} />}
    </section>
  );
}

const rowOf = (file: ExistingFile, { deletedIds, writtenNames, isRefused, isDisabled, onToggle, onWriteName }: ExistingFilesProps) => (
  <ExistingFileRow file={file} isDeleted={deletedIds.includes(file.id)} writtenName={writtenNames.get(file.id)} {...{ isRefused, isDisabled, onToggle, onWriteName }} />
);

function AllFiles(props: ExistingFilesProps) {
  return (
    <ul className={styles.list}>
      {props.files.map((file) => (
        <li key={file.id} className={styles.row}>
          {rowOf(file, props)}
        </li>
      ))}
    </ul>
  );
}

function WindowedFiles(props: ExistingFilesProps) {
  const { files } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focusedIndex = files.findIndex(({ id }) => id === focusedId);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => files[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 0, height: 352 },
    // The row with the focus stays in the document when it is scrolled out of sight.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex) ? indexes : [...indexes, focusedIndex].sort((a, b) => a - b);
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label={text.existing}>
      <ul className={styles.sizer} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const file = files[index];
          return (
            file && (
              <li
                key={file.id}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={files.length}
                aria-posinset={index + 1}
                className={styles.placed}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div role="presentation" className={styles.row} onFocus={() => setFocusedId(file.id)}>
                  {rowOf(file, props)}
                </div>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
