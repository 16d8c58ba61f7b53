import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import { PublicationLevelPicker, type PublicationLevelPickerProps } from './PublicationLevelPicker.tsx';

const allowed = new Set(['north', 'elm', 'willow']);

function Opened(props: PublicationLevelPickerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button variant="outline" onPress={() => setIsOpen(true)}>
        Choose node
      </Button>
      <PublicationLevelPicker {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Publishing/PublicationLevelPicker',
  component: PublicationLevelPicker,
  parameters: inOwnWindow,
  args: { isOpen: false, onOpenChange: fn(), nodes: sampleOrganization, allowedNodeIds: allowed, onChoose: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof PublicationLevelPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose node' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Choose Publication Level' }));
};

export const Allowed: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByText('North Region'));
    await expect(dialog.getByText('North Region and 3 units below')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Select' }));
    await expect(args.onChoose).toHaveBeenCalledWith('north');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The organization loads after the window opens, and takes the focus then. */
export const LoadedAfterOpening: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [hasFailed, setFailed] = useState(true);
    return <Opened {...args} error={hasFailed ? 'Not now.' : null} nodes={hasFailed ? [] : sampleOrganization} onRetry={() => setFailed(false)} />;
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Search organization' })).toHaveFocus());
  },
};

export const NotAllowed: Story = {
  args: { purpose: 'publish' },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByRole('row', { name: /Head Office/ })).toHaveAccessibleName(/Not allowed/);
    await expect(dialog.getByRole('row', { name: /North Region/ })).not.toHaveAccessibleName(/Not allowed/);
    await userEvent.click(await dialog.findByText('Head Office'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('You are not allowed to publish on this node.');
    await expect(dialog.getByRole('row', { name: /Head Office/ })).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.hover(dialog.getByRole('alert'));
  },
};

export const LoadFailed: Story = {
  args: { nodes: [], error: 'The server did not answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    purpose: 'publish',
    onChoose: fn(async () => {
      throw new Error('Unable to publish item');
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByText('Elm House'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText('Unable to publish item')).toBeVisible();
  },
};

export const Discarded: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByText('Elm House'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { nodes: [], isLoading: true }, play: async ({ canvasElement }) => { await open(canvasElement); } };
