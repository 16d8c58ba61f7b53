import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTree } from 'react-aria/useTree';
import type { TreeState } from 'react-stately/useTreeState';
import { NodeRow } from './NodeRow.tsx';
import * as styles from './OrganizationTree.css.ts';
import type { OrganizationTreeNode } from './organizationTreeTypes.ts';
import { rowLayout } from './rowLayout.ts';
import type { VisibleNodes } from './VisibleNodes.ts';

interface OpenNodesProps {
  label: string;
  state: TreeState<OrganizationTreeNode>;
  collection: VisibleNodes;
  text: string;
}

/** 44 pixels where a finger presses, 40 elsewhere, growing with the reader's text size. */
function rowHeight(): number {
  const isForFingers = window.matchMedia('(pointer: coarse), (width < 48rem)').matches;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (isForFingers ? 2.75 : 2.5) * rem;
}

/** The open nodes: react-aria's tree, of which only the rows in sight and the focused one are rendered. */
export function OpenNodes({ label, state, collection, text }: OpenNodesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const layoutDelegate = useMemo(() => rowLayout(collection, height, ref), [collection, height]);
  const { gridProps } = useTree(
    { 'aria-label': label, isVirtualized: true, layoutDelegate, escapeKeyBehavior: 'none' },
    state,
    ref,
  );
  const { focusedKey } = state.selectionManager;
  const focusedIndex = focusedKey === null ? -1 : collection.indexOf(focusedKey);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: collection.size,
    getScrollElement: () => ref.current,
    estimateSize: () => height,
    getItemKey: (index) => String(collection.at(index)?.key ?? index),
    overscan: 4,
    initialRect: { width: 0, height: height * 8 },
    // The focused row stays in the document when it is scrolled out of sight, so that focus and Tab find it.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedIndex < 0 || indexes.includes(focusedIndex)) return indexes;
      return [...indexes, focusedIndex].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (focusedIndex >= 0) virtualizer.scrollToIndex(focusedIndex, { align: 'auto' });
  }, [focusedIndex, virtualizer]);

  const [firstSelected] = useState(() => {
    const [key] = state.selectionManager.selectedKeys;
    return key === undefined ? -1 : collection.indexOf(key);
  });
  useLayoutEffect(() => {
    if (firstSelected >= 0) virtualizer.scrollToIndex(firstSelected, { align: 'center' });
  }, [firstSelected, virtualizer]);

  return (
    <div {...gridProps} ref={ref} className={styles.scroller}>
      <div role="presentation" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = collection.at(item.index);
          return (
            row && (
              <NodeRow
                key={row.key}
                row={row}
                state={state}
                text={text}
                rowIndex={item.index + 1}
                start={item.start}
                height={height}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
