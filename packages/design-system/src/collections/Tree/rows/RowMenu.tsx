import Plus from 'lucide-react/icons/plus';
import Move from 'lucide-react/icons/move';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useState } from 'react';
import { messages } from '../../../messages/collections.ts';
import { MenuList } from '../../../overlays/Menu/MenuList.tsx';
import { fromItsButton, MenuPopover } from '../../../overlays/Menu/MenuPopover.tsx';
import type { MenuAction } from '../../../overlays/Menu/menuTypes.ts';
import type { TreeNode } from '../treeTypes.ts';

/** The functions of the actions of a node's menu. An action without a function isn't shown. */
export interface RowActs {
  rename?: (() => void) | undefined;
  addChild?: (() => void) | undefined;
  move?: (() => void) | undefined;
  delete?: (() => void) | undefined;
}

interface RowMenuProps {
  /** The node whose menu is open. */
  node: TreeNode;
  /** The element that holds the rows, to find the node's button in. */
  scroller: RefObject<HTMLElement | null>;
  /** The functions of its own actions. */
  acts: RowActs;
  /** The caller's actions, between those that change the node and its deletion. */
  extraActions: readonly MenuAction[];
  /** Why an action is refused. */
  refusal: (act: keyof RowActs) => string | null;
  /** An action was chosen, or the menu was left. */
  onClose: () => void;
}

const icons = { rename: <Pencil />, addChild: <Plus />, move: <Move />, delete: <Trash2 /> };

/** The menu of one node. There is one for the whole tree: a menu in each row would cost each row its mounting. */
export function RowMenu({ node, scroller, acts, extraActions, refusal, onClose }: RowMenuProps) {
  const [trigger] = useState(() => ({
    get current() {
      return scroller.current?.querySelector<HTMLElement>(`[data-tree-menu="${CSS.escape(node.id)}"]`) ?? null;
    },
  }));
  /** What an action opens returns the focus to the row, which handles the keys of the tree. */
  const fromItsRow = (act: () => void) => fromItsButton({ trigger: { current: trigger.current?.closest('[role=row]') ?? null }, onClose }, act);
  const row = (id: keyof RowActs): MenuAction[] => {
    const onAction = acts[id];
    const reason = refusal(id);
    return onAction
      ? [{ id, label: messages.tree[id], icon: icons[id], shortcut: messages.tree.shortcuts[id], onAction, ...(id === 'delete' && { tone: 'danger' }), ...(reason !== null && { disabledReason: reason }) }]
      : [];
  };
  const sections = [
    { id: 'change', actions: [...row('rename'), ...row('addChild'), ...row('move')] },
    { id: 'more', actions: extraActions },
    { id: 'end', actions: row('delete') },
  ].filter(({ actions }) => actions.length > 0);
  const label = messages.tree.actions(node.name);
  return (
    <MenuPopover trigger={trigger} onClose={onClose}>
      <MenuList label={label} sections={sections} autoFocus="first" onClose={onClose} onAct={fromItsRow} />
    </MenuPopover>
  );
}
