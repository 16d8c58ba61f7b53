import type { Meta, StoryObj } from '@storybook/react-vite';
import Folder from 'lucide-react/icons/folder';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import { moveNodes, withoutNodes } from './rules/moveRules.ts';
import { largeTree, renamed, sampleFolders, withChildren } from './sampleTree.ts';
import { Tree } from './Tree.tsx';
import type { TreeNode, TreeProps } from './treeTypes.ts';

const folder = () => <Folder aria-hidden />;
const taken = (_node: TreeNode, name: string) => (name.toLowerCase() === 'menus' ? 'Another folder has this name.' : null);
const isOutside = (_node: TreeNode, target: TreeNode) => (target.id === 'archive' ? 'The archive takes nothing new.' : null);
const ofRoot = (act: string, node: TreeNode) => (node.id === 'files' && act !== 'addChild' ? 'The first folder stays.' : null);

/** A tree that keeps its changes. */
function Kept(props: TreeProps) {
  const [nodes, setNodes] = useState(props.nodes);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? new Set<string>());
  return (
    <Tree
      {...props}
      nodes={nodes}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids);
      }}
      {...(props.onRename && {
        onRename: async (node: TreeNode, name: string) => {
          await props.onRename?.(node, name);
          setNodes((known) => renamed(known, node.id, name));
        },
      })}
      {...(props.onDelete && {
        onDelete: (gone: readonly TreeNode[]) => {
          props.onDelete?.(gone);
          setNodes((known) => withoutNodes(known, new Set(gone.map(({ id }) => id))));
        },
      })}
      {...(props.onMove && {
        onMove: (moved: readonly TreeNode[], target: TreeNode) => {
          props.onMove?.(moved, target);
          setNodes((known) => moveNodes(known, new Set(moved.map(({ id }) => id)), target.id));
        },
      })}
      {...(props.loadChildren && {
        loadChildren: async (node: TreeNode) => {
          await props.loadChildren?.(node);
          setNodes((known) => withChildren(known, node.id, [{ id: `${node.id}-inside`, name: 'Inside' }]));
        },
      })}
    />
  );
}

const open = new Set(['files', 'policies', 'menus']);
const meta = {
  title: 'Collections/Tree',
  component: Tree,
  args: { label: 'Folders', nodes: sampleFolders, defaultExpandedIds: open, renderLeading: folder, height: '24rem' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const editable = {
  selectionMode: 'multiple',
  onRename: fn(),
  onAddChild: fn(),
  onDelete: fn(),
  onMove: fn(),
  validateName: taken,
  canMove: isOutside,
  refusal: ofRoot,
} as const;

const tree = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const row = (name: RegExp) => canvas.getByRole('row', { name });
  return { canvas, row, isAt: (name: RegExp) => waitFor(() => expect(row(name)).toHaveFocus()) };
};
/** The code for dragging is loaded before the tree: a story must not wait for it on a slow machine. */
const withDragging = [() => import('./rows/MovableRows.tsx')];
/** Moves into the tree by Tab, to its first row. */
const enter = async (canvasElement: HTMLElement) => {
  const found = tree(canvasElement);
  // On a busy machine the drag-and-drop code takes a while to render.
  await found.canvas.findByRole('treegrid', undefined, { timeout: 8000 });
  await userEvent.click(found.canvas.getByRole('searchbox'));
  await userEvent.tab();
  await found.isAt(/All files/);
  return found;
};

export const OfOne: Story = { args: { selectionMode: 'single', selectedIds: new Set(['safety']) } };

export const OfSeveral: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { row, isAt } = await enter(canvasElement);
    await userEvent.keyboard('hyg');
    await isAt(/Hygiene/);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['hygiene', 'safety']));
    await userEvent.click(within(row(/Winter/)).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['hygiene', 'safety', 'winter']));
    await expect(row(/Archive/)).toHaveAccessibleName(/Read only/);
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, row } = tree(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'wi');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(canvas.getByText('1 match')).toBeVisible();
    await expect(row(/Winter/).querySelector('mark')).toHaveTextContent('Wi');
    await userEvent.tab();
  },
};

export const SearchedByKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = tree(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'wi');
    await canvas.findByText('1 match');
    await userEvent.keyboard('{ArrowDown}');
    // Not the folders on the way to it, which come first.
    await isAt(/Winter/);
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}');
    await isAt(/Winter/);
  },
};

export const RenamingByKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  loaders: withDragging,
  args: { ...editable, onRename: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, row, isAt } = await enter(canvasElement);
    await userEvent.keyboard('photos');
    await isAt(/Photos/);
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'Rename Photos' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Pictures{Escape}');
    await isAt(/Photos/);
    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Menus{Enter}');
    await expect(await canvas.findByText('Another folder has this name.')).toBeVisible();
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft} old{Enter}');
    await waitFor(() => expect(row(/Menu olds/)).toHaveFocus());
    await expect(args.onRename).toHaveBeenCalledOnce();
  },
};

export const RenameRefusedByTheServer: Story = {
  loaders: withDragging,
  args: { ...editable, onRename: () => Promise.reject(new Error('The folder is in use.')) },
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = await enter(canvasElement);
    await userEvent.keyboard('hyg');
    await isAt(/Hygiene/);
    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Hands{Enter}');
    await expect(await canvas.findByText('The folder is in use.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Hands');
  },
};

export const MenuOfANode: Story = {
  loaders: withDragging,
  args: { ...editable, onAddChild: fn(), onDelete: fn() },
  // A line's reason is its description, not part of its name.
  parameters: { checks: { disabledRules: ['label-content-name-mismatch'] } },
  play: async ({ canvasElement, args }) => {
    const { row, isAt } = await enter(canvasElement);
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Insert}');
    await expect(args.onAddChild).toHaveBeenCalledOnce();
    await userEvent.keyboard('autumn');
    await isAt(/Autumn/);
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await isAt(/Winter/);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for Winter' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isAt(/Winter/);
    within(row(/Winter/)).getByRole('button', { name: 'Actions for Winter' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Rename/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isAt(/Winter/);
    await userEvent.click(within(row(/All files/)).getByRole('button', { name: 'Actions for All files' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Rename/ })).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A window that an action of the menu opens. */
function WithWindow(props: TreeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Kept {...props} extraActions={() => [{ id: 'readers', label: 'Readers', onAction: () => setOpen(true) }]} />
      <UntilLeft>
        {isOpen && (
          <Modal isOpen onOpenChange={setOpen} title="Readers">
            Everyone
          </Modal>
        )}
      </UntilLeft>
    </>
  );
}

/** The window returns the focus to the row, and a search afterwards keeps it. */
export const WindowFromTheMenu: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  loaders: withDragging,
  args: editable,
  render: (args) => <WithWindow {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, row, isAt } = await enter(canvasElement);
    for (const openMenu of [
      () => userEvent.keyboard('{Shift>}{F10}{/Shift}'),
      () => userEvent.click(within(row(/Photos/)).getByRole('button', { name: 'Actions for Photos' })),
    ]) {
      row(/Photos/).focus();
      await openMenu();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Readers' }));
      await screen.findByRole('dialog', { name: 'Readers' });
      await userEvent.keyboard('{Escape}');
      await isAt(/Photos/);
      const search = canvas.getByRole('searchbox');
      await userEvent.type(search, 'winter');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Photos/ })).toBeNull());
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('winter');
      await userEvent.clear(search);
      await canvas.findByRole('row', { name: /Photos/ });
      await expect(search).toHaveFocus();
    }
  },
};

export const MovingByKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  loaders: withDragging,
  args: { ...editable, onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const { row } = await enter(canvasElement);
    await userEvent.click(within(row(/Photos/)).getByRole('button', { name: 'Actions for Photos' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const at = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    // The archive, next above, refuses.
    await at('Drop on Winter');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await at('Drop on Menus');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(row(/Photos/)).toHaveAttribute('aria-level', '3'));
  },
};

export const LoadingChildren: Story = {
  args: {
    nodes: [{ id: 'near', name: 'Near', hasChildren: true }, { id: 'far', name: 'Far', hasChildren: true }],
    defaultExpandedIds: new Set<string>(),
    loadChildren: (node) => (node.id === 'far' ? Promise.reject(new Error('The server did not answer.')) : Promise.resolve()),
  },
  play: async ({ canvasElement }) => {
    const { canvas, row } = tree(canvasElement);
    await userEvent.click(within(row(/Near/)).getByRole('button'));
    await expect(await canvas.findByText('Inside')).toBeVisible();
    await userEvent.click(within(row(/Far/)).getByRole('button'));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(row(/Far/)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = { args: { nodes: [], isLoading: true } };
export const Empty: Story = { args: { nodes: [], empty: 'No folders yet' } };
export const LoadFailed: Story = { args: { nodes: [], error: 'The organization could not be loaded.', onRetry: fn() } };

export const FiveThousandNodes: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { nodes: largeTree, hasExpandAll: true, defaultExpandedIds: new Set<string>() },
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = tree(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '4999'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await isAt(/House 49.101/);
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(40);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
    await userEvent.keyboard('{Home}');
    await isAt(/Large organization/);
  },
};

/** Rows grow with the user's text size, also when that is enlarged while the tree is shown (WCAG 1.4.4). */
export const TextEnlarged: Story = {
  play: async ({ canvasElement }) => {
    const heights = () => [...canvasElement.querySelectorAll('[role="row"]')].map((row) => row.getBoundingClientRect().height);
    const root = document.documentElement.style;
    await waitFor(() => expect(new Set(heights())).toEqual(new Set([40])));
    root.setProperty('font-size', '200%');
    try {
      await waitFor(() => expect(new Set(heights())).toEqual(new Set([80])));
    } finally {
      root.removeProperty('font-size');
    }
    await waitFor(() => expect(new Set(heights())).toEqual(new Set([40])));
  },
};

export const Matrix: Story = {
  loaders: withDragging,
  decorators: [allCombinations],
  args: { ...editable, selectedIds: new Set(['safety']), hasExpandAll: true, height: '26rem' },
};
