import { Suspense, useRef, useState } from 'react';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { messages } from '../../messages/collections.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import { RowMenu } from './rows/RowMenu.tsx';
import { Rows } from './rows/Rows.tsx';
import * as styles from './Tree.css.ts';
import { TreeContext } from './treeContext.ts';
import { TreeHead } from './TreeHead.tsx';
import type { TreeNode, TreeProps } from './treeTypes.ts';
import { useTreeActs } from './useTreeActs.ts';
import { useRowHeight } from './rows/useRowHeight.ts';
import { useTreeModel } from './useTreeModel.ts';

// Most trees are only for choosing and don't need the code for dragging.
// Until it has loaded, or if it can't be, the rows are shown all the same.
const MovableRows = lazyPart(async () => (await import('./rows/MovableRows.tsx')).MovableRows, { instead: ({ rows, scroller, onKeyDown }) => <Rows {...{ rows, scroller, onKeyDown }} /> });

const skeletonWidths = ['55%', '70%', '48%', '62%', '40%'];

/**
 * Nested things to browse, search, select and arrange, thousands of them. Arrows open, close and move, typing a name
 * goes to it, the search keeps the path to every match; F2 renames, Insert adds a child, Delete deletes, the menu
 * (Shift+F10) names these actions. For the organization use `OrganizationTree`.
 */
export function Tree<N extends TreeNode>(given: TreeProps<N>) {
  const props = given as unknown as TreeProps;
  const { nodes, hasSearch = true, hasExpandAll = false, isLoading = false, error = null } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [height, textSize] = useRowHeight();
  const [moveReason, setMoveReason] = useState<string | null>(null);
  const model = useTreeModel(props, scroller);
  const acts = useTreeActs(props, model, scroller);
  const { state, rows, search, text } = model;
  const hasNodes = nodes.length > 0 && error === null;
  const menuNode = acts.menuId === null ? null : rows.getItem(acts.menuId)?.value;
  const hasMenu = [props.onRename, props.onAddChild, props.onMove, props.onDelete, props.extraActions].some(Boolean);
  const rowsProps = { rows, scroller, onKeyDown: acts.onKeyDown };
  return (
    <div className={styles.root}>
      <span ref={textSize} aria-hidden className={styles.textSize} />
      {(hasSearch || hasExpandAll) && (hasNodes || isLoading) && (
        <TreeHead
          searchLabel={props.searchLabel ?? messages.tree.search}
          hasSearch={hasSearch}
          hasExpandAll={hasExpandAll}
          isDisabled={isLoading}
          text={text}
          matchCount={search?.matchCount}
          onTextChange={model.setText}
          onDown={model.goToFirst}
          onOpenAll={model.openAll}
          onCloseAll={model.closeAll}
        />
      )}
      <div className={styles.frame} style={{ [props.fitsRows === true ? 'maxBlockSize' : 'blockSize']: props.height ?? '20rem' }}>
        {isLoading ? (
          <Waiting label={props.loadingLabel} />
        ) : error !== null ? (
          <ErrorState detail={error} {...(props.onRetry && { onRetry: props.onRetry })} />
        ) : !hasNodes ? (
          <div className={styles.nothing}>{props.empty ?? messages.tree.empty}</div>
        ) : search?.matchCount === 0 ? (
          <div className={styles.nothing}>{messages.tree.noMatch(text.trim())}</div>
        ) : (
          <TreeContext
            value={{
              props,
              state,
              lazy: model.lazy,
              text,
              rowHeight: height,
              renamingId: acts.renamingId,
              setRenamingId: acts.setRenamingId,
              hasMenu,
              openMenu: acts.setMenuId,
              toggle: model.toggle,
            }}
          >
            {props.onMove ? (
              <Suspense fallback={<Waiting label={props.loadingLabel} />}>
                <MovableRows {...rowsProps} moveRefusal={acts.moveRefusal} onRefusal={setMoveReason} onMove={acts.move} />
              </Suspense>
            ) : (
              <Rows {...rowsProps} />
            )}
          </TreeContext>
        )}
        {moveReason && (
          <p role="status" className={styles.moveReason}>
            {moveReason}
          </p>
        )}
      </div>
      <UntilLeft>
        {menuNode && (
          <RowMenu
            key={menuNode.id}
            node={menuNode}
            scroller={scroller}
            acts={acts.actsOf(menuNode)}
            extraActions={props.extraActions?.(menuNode) ?? []}
            refusal={(act) => acts.refusal(act, menuNode)}
            onClose={() => acts.setMenuId(null)}
          />
        )}
      </UntilLeft>
    </div>
  );
}

function Waiting({ label = messages.tree.loading }: { label?: string | undefined }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.skeleton}>
        {skeletonWidths.map((width) => (
          <span key={width} aria-hidden className={styles.skeletonBar} style={{ inlineSize: width }} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
