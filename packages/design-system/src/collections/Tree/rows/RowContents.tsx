import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, type ReactNode, type RefObject } from 'react';
import { Spinner } from '../../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../../messages/collections.ts';
import { splitAtMatch } from '../rules/filterTree.ts';
import { NameEditor } from './NameEditor.tsx';
import { RowButton } from './RowButton.tsx';
import * as styles from './treeRow.css.ts';
import type { TreeNode, TreeProps } from '../treeTypes.ts';

interface RowContentsProps extends Pick<TreeProps, 'renderLeading' | 'renderRemarks'> {
  /** The node of the row. */
  node: TreeNode;
  /** The row's element, which gets the focus back after renaming and after its menu. */
  row: RefObject<HTMLElement | null>;
  /** Whether it has the button that opens and closes it. */
  hasChildNodes: boolean;
  /** Whether its children are shown. */
  isOpen: boolean;
  /** Whether its children are loading. */
  isLoading: boolean;
  /** Why they did not load. */
  failure: string | undefined;
  /** Whether its name is a field. */
  isRenaming: boolean;
  /** Shows a tick at the end. */
  isTicked: boolean;
  /** What is searched for. */
  text: string;
  /** Names of the button that opens and closes. */
  expandId: string | undefined;
  /** `aria-label` of that button, as react-aria makes it. */
  expandLabel: string | undefined;
  /** Ids of the button and of the row, which name it together. */
  expandLabelledby: string | undefined;
  /** Id of the remarks, by which the row is described. */
  descriptionId: string | undefined;
  /** Whether it has the button that opens its menu. */
  hasMenu: boolean;
  /** Opens or closes the node of this id. */
  onToggle: (id: string) => void;
  /** Opens the menu of the node of this id. */
  openMenu: (id: string) => void;
  /** The box before the name, where several can be selected. */
  checkbox: ReactNode;
  /** The grip at the end, where it can be dragged. */
  handle: ReactNode;
}

function Name({ name, text }: { name: string; text: string }) {
  const parts = splitAtMatch(name, text);
  if (parts === null) return name;
  return (
    <>
      {parts.before}
      <mark className={styles.match}>{parts.match}</mark>
      {parts.after}
    </>
  );
}

/**
 * The contents of a row. Memoized apart from the row itself, which re-renders as soon as it has its id, and
 * each time that the focus moves.
 */
export const RowContents = memo(function RowContents(props: RowContentsProps) {
  const { node, failure, expandId } = props;
  return (
    <>
      {props.hasChildNodes ? (
        <RowButton
          {...(expandId !== undefined && { id: expandId })}
          aria-label={props.expandLabel}
          aria-labelledby={props.expandLabelledby}
          onPress={() => props.onToggle(node.id)}
          className={styles.expand}
        >
          {props.isLoading ? <Spinner size="small" delay={0} /> : <ChevronRight aria-hidden className={styles.chevron} data-open={props.isOpen || undefined} />}
        </RowButton>
      ) : (
        <span className={styles.leaf} />
      )}
      {props.checkbox}
      {props.renderLeading?.(node)}
      {props.isRenaming ? (
        <NameEditor node={node} row={props.row} />
      ) : (
        <>
          <span className={styles.name} title={node.name}>
            <Name name={node.name} text={props.text} />
          </span>
          <span id={props.descriptionId} className={styles.remarks}>
            {failure !== undefined && (
              <span className={styles.failure} title={failure}>
                {failure}
              </span>
            )}
            {props.renderRemarks?.(node)}
            {node.isSelectable === false && node.disabledReason !== undefined && (
              <span className={styles.reason} title={node.disabledReason}>
                {node.disabledReason}
              </span>
            )}
          </span>
          {props.isTicked && <Check aria-hidden className={styles.check} />}
          {props.handle}
          {props.hasMenu && (
            <RowButton
              className={styles.rowButton}
              aria-label={messages.tree.actions(node.name)}
              aria-haspopup="menu"
              data-tree-menu={node.id}
              onPress={() => {
                // Whatever had the focus: the menu returns it to the row, which handles the keys.
                props.row.current?.focus({ preventScroll: true });
                props.openMenu(node.id);
              }}
            >
              <Ellipsis aria-hidden />
            </RowButton>
          )}
        </>
      )}
    </>
  );
});
