import { type KeyboardEvent, type RefObject, useState } from 'react';
import { messages } from '../../messages/collections.ts';
import { type MoveFault, moveFault, topmostNodes } from './rules/moveRules.ts';
import type { RowActs } from './rows/RowMenu.tsx';
import type { TreeAct, TreeNode, TreeProps } from './treeTypes.ts';
import type { useTreeModel } from './useTreeModel.ts';

const faultText: Record<NonNullable<MoveFault>, string> = {
  intoItself: '',
  intoDescendant: messages.tree.intoDescendant,
  alreadyThere: messages.tree.alreadyThere,
};

/** The action of a key; `null` for keys that the tree handles itself. */
function actOfKey(event: KeyboardEvent): TreeAct | 'menu' | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key === 'F2') return 'rename';
  if (event.key === 'Insert' || (isCommand && event.key === 'Enter')) return 'addChild';
  if (event.key === 'Delete' || (event.metaKey && event.key === 'Backspace')) return 'delete';
  return event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10') ? 'menu' : null;
}

/** What can be done with nodes: by key, by menu, by dragging. */
export function useTreeActs(props: TreeProps, model: ReturnType<typeof useTreeModel>, scroller: RefObject<HTMLElement | null>) {
  const { state, rows } = model;
  const { selectionManager } = state;
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [menuId, setMenuId] = useState<string | null>(null);
  const refusal = (act: TreeAct, node: TreeNode) => props.refusal?.(act, node) ?? null;

  const remove = (node: TreeNode) => {
    const ids = new Set([...selectionManager.selectedKeys].map(String));
    const meant = ids.has(node.id) && state.selectionManager.selectionMode === 'multiple' ? ids : new Set([node.id]);
    props.onDelete?.(topmostNodes(props.nodes, meant).filter((one) => refusal('delete', one) === null));
  };
  const actsOf = (node: TreeNode): RowActs => ({
    rename: props.onRename && (() => setRenamingId(node.id)),
    addChild: props.onAddChild && (() => props.onAddChild?.(node)),
    move: props.onMove && (() => afterFocusReturned(() => pressGrip(scroller.current, node.id))),
    delete: props.onDelete && (() => remove(node)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const key = selectionManager.focusedKey;
    const node = key === null ? null : rows.getItem(key)?.value;
    const act = actOfKey(event);
    if (!node || act === null) return;
    if (act === 'menu') {
      event.preventDefault();
      setMenuId(node.id);
      return;
    }
    const start = actsOf(node)[act];
    if (!start || refusal(act, node) !== null) return;
    event.preventDefault();
    start();
  };
  const moveRefusal = (ids: ReadonlySet<string>, target: TreeNode): string | null => {
    for (const node of topmostNodes(props.nodes, ids)) {
      const fault = moveFault(node, target);
      if (fault !== null) return faultText[fault];
      const reason = refusal('move', node) ?? props.canMove?.(node, target) ?? null;
      if (reason !== null) return reason;
    }
    return null;
  };
  return {
    renamingId,
    setRenamingId,
    menuId,
    setMenuId,
    refusal,
    actsOf,
    onKeyDown,
    moveRefusal,
    move: (ids: ReadonlySet<string>, target: TreeNode) => props.onMove?.(topmostNodes(props.nodes, ids), target),
  };
}

/** Presses the grip as the Enter key does: then the arrow keys choose the target (react-aria drag and drop). */
function pressGrip(scroller: HTMLElement | null, id: string) {
  const grip = scroller?.querySelector<HTMLElement>(`[data-tree-grip="${CSS.escape(id)}"]`);
  grip?.focus();
  for (const type of ['keydown', 'keyup']) grip?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
}

/** The grip starts a keyboard drag, which takes focus: not before the menu has returned it, in a separate frame. */
const afterFocusReturned = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
