import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { OrganizationTree } from './OrganizationTree.tsx';
import type { OrganizationTreeProps } from './organizationTreeTypes.ts';
import { largeOrganization, largeParents, sampleOrganization } from './sampleOrganization.ts';

function Kept(props: OrganizationTreeProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId ?? null);
  return (
    <OrganizationTree
      {...props}
      selectedId={selectedId}
      onSelectionChange={(id) => {
        setSelectedId(id);
        props.onSelectionChange?.(id);
      }}
    />
  );
}

/** Twice as wide as it is tall, with an edge of another colour on each side. */
const wideLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#1f5fbf"/><rect width="60" height="200" fill="#e8b400"/><rect x="340" width="60" height="200" fill="#e8b400"/></svg>';

const meta = {
  title: 'Organization/OrganizationTree',
  component: OrganizationTree,
  args: { label: 'Organization', nodes: sampleOrganization, onSelectionChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OrganizationTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: { selectedId: 'oak' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /Oak House/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: /Oak House/ })).toHaveAccessibleName(/Publishing off/);
  },
};

export const Loading: Story = { args: { nodes: [], isLoading: true } };
export const NoNodes: Story = { args: { nodes: [] } };
export const WithoutSearch: Story = { args: { hasSearch: false } };

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(row(/Harbour Care/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/North Region/)).toHaveFocus());
    await expect(row(/North Region/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(/North Region/)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(row(/Elm House/)).toHaveAttribute('aria-selected', 'true'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('elm');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(/North Region/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Elm House/ })).toBeNull());
    await userEvent.keyboard('head');
    await waitFor(() => expect(row(/Head Office/)).toHaveFocus());
  },
};

export const NarrowWithWholeMarks: Story = {
  parameters: { checks: { width: 320 } },
  args: { defaultExpandedIds: new Set(['harbour', 'north', 'south']), onAddChild: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}><Story /></div>],
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /Oak House/ });
    await expect(row).toHaveAccessibleName(/Publishing off/);
    const mark = within(row).getByTitle('Publishing off').getBoundingClientRect();
    const remarks = within(row).getByTitle('Publishing off').parentElement!.getBoundingClientRect();
    await expect(Math.round(mark.right)).toBeLessThanOrEqual(Math.round(remarks.right));
  },
};

/** A wide logo is seen from its left edge to its right one. */
export const WideLogo: Story = {
  args: {
    hasSearch: false,
    nodes: sampleOrganization.map((node) => (node.id === 'harbour' ? { ...node, logo: `data:image/svg+xml,${encodeURIComponent(wideLogo)}` } : node)),
  },
};

export const NodeThatCannotBeChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const south = canvas.getByRole('row', { name: /South Region/ });
    await expect(south).toHaveAccessibleName(/Outside your role/);
    await userEvent.click(canvas.getByText('South Region'));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(within(south).getByRole('button'));
    await userEvent.click(await canvas.findByText('Elmtree Court'));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('elmtree');
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search organization' });
    await userEvent.type(box, 'elm');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await expect(canvas.getByText('2 matches')).toBeVisible();
    await userEvent.type(box, 'zz');
    await expect(await canvas.findByText(/Nothing matches/)).toBeVisible();
    await userEvent.clear(box);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Head Office/ })).toBeVisible());
  },
};

export const FiveThousandNodesOpen: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { nodes: largeOrganization, defaultExpandedIds: largeParents },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '4999');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /House 49.101/ })).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(40);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Large organization/ })).toHaveFocus());
  },
};

export const OnAPage: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { fitsRows: true, hasExpandAll: true, height: '12rem', defaultExpandedIds: new Set<string>() },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('treegrid');
    // No empty room below the rows, and never taller than the page has room for.
    await expect(tree.clientHeight).toBe(tree.scrollHeight);
    await expect(tree.clientHeight).toBeLessThan(100);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open all' }));
    await waitFor(() => expect(tree.scrollHeight).toBeGreaterThan(192));
    await expect(tree.clientHeight).toBeLessThanOrEqual(192);
  },
};

export const FocusIsSeenOnTheButtonThatOpens: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    (await canvas.findAllByRole('row'))[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const opens = document.activeElement;
    await expect(opens).toHaveAccessibleName(/^Collapse /);
    await expect(opens && getComputedStyle(opens).outlineStyle).toBe('solid');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { selectedId: 'oak', defaultExpandedIds: new Set(['harbour', 'north', 'south']), height: '22rem' },
};
