import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { sampleOrganization } from '../OrganizationTree/sampleOrganization.ts';
import { NodeFilterModal } from './NodeFilterModal.tsx';
import type { NodeFilterModalProps } from './nodeFilterModalTypes.ts';

/** A filter button as a list has it. */
function Opened(props: NodeFilterModalProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [nodeId, setNodeId] = useState(props.selectedId);
  return (
    <>
      <Button variant="outline" onPress={() => setIsOpen(true)}>
        Filter by node
      </Button>
      <p>Filtered by {nodeId ?? 'nothing'}</p>
      <NodeFilterModal
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        selectedId={nodeId}
        onApply={(id) => {
          setNodeId(id);
          props.onApply(id);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Organization/NodeFilterModal',
  component: NodeFilterModal,
  parameters: inOwnWindow,
  args: { isOpen: false, nodes: sampleOrganization, selectedId: null, onApply: fn(), onOpenChange: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof NodeFilterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter by node' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Filter by organization' }));
};
const closed = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('treegrid', { name: 'Filter by organization' })).toBeVisible());
  },
};

/** Letters typed immediately search, and are not taken as commands of a screen reader. */
export const BeginsInTheTree: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Search organization' })).toHaveFocus());
  },
};

export const ApplyFilter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByText('North Region'));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await closed();
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith('north');
    await expect(within(canvasElement).getByText('Filtered by north')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Filter by node' })).toHaveFocus());
  },
};

export const CancelKeepsTheFilter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { selectedId: 'office' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByText('North Region'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(args.onApply).not.toHaveBeenCalled();
    const again = await open(canvasElement);
    await expect(again.getByRole('row', { name: /Head Office/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(within(canvasElement).getByText('Filtered by office')).toBeVisible();
  },
};

export const TakingTheFilterAway: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { selectedId: 'office' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByText('Head Office'));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await closed();
    await expect(args.onApply).toHaveBeenCalledWith(null);
  },
};

/** Users don't guess that a second press on the chosen row clears it. */
export const BackToEverything: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { selectedId: 'office', everythingLabel: 'All units' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    const everything = dialog.getByRole('button', { name: "Choose 'All units'" });
    await userEvent.click(everything);
    await expect(everything).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await closed();
    await expect(args.onApply).toHaveBeenCalledWith(null);
  },
};

export const Loading: Story = {
  args: { nodes: [], isLoading: true },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Apply Filter' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: { nodes: [], error: 'The server did not answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
