import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublishPanel } from './PublishPanel.tsx';
import { panelBeside } from './samplePanel.ts';
import { draft } from './samplePublications.ts';

const meta = {
  title: 'Publishing/PublishPanel/Default node',
  component: PublishPanel,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: draft, defaultNodeId: 'elm' },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPicker = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose node' }));
  return within(await screen.findByRole('dialog', { name: 'Choose Publication Level' }));
};

/** Nothing is published to the user's own node by a single press: it is selected in the picker, and has to be confirmed there (ADR 0158). */
export const SelectedInThePicker: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No node chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
    const picker = await openPicker(canvas);
    await expect(await picker.findByRole('row', { name: /Elm House/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).toHaveBeenCalledWith('elm', null);
  },
};

/** Closed without Select, the picker has chosen nothing. */
export const NotChosenByLooking: Story = {
  play: async ({ canvas }) => {
    const picker = await openPicker(canvas);
    await userEvent.click(picker.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('No node chosen')).toBeVisible();
  },
};

/** Where the user may not publish on it, the picker begins with none. */
export const NotAllowed: Story = {
  args: { allowedNodeIds: new Set(['north']) },
  play: async ({ canvas }) => {
    const picker = await openPicker(canvas);
    await expect(picker.queryByText('You are not allowed to publish on this node.')).toBeNull();
    await expect(picker.queryByRole('row', { selected: true })).toBeNull();
  },
};
