import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmojiPicker } from './EmojiPicker.tsx';

/** Keeps the skin tone, as a page would. */
function Kept({ skinTone, onSkinToneChange, ...props }: ComponentProps<typeof EmojiPicker>) {
  const [kept, keep] = useState(skinTone ?? 'none');
  return <EmojiPicker {...props} skinTone={kept} onSkinToneChange={(tone) => { keep(tone); onSkinToneChange?.(tone); }} />;
}

const meta = {
  title: 'Fields/EmojiPicker',
  component: EmojiPicker,
  args: { onSelect: fn(), onSkinToneChange: fn(), recent: [{ emoji: '🎉', label: 'Party popper' }, { emoji: '👍', label: 'Thumbs up' }] },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchedByKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Grinning face' })).toBeVisible(), { timeout: 10_000 });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emoji' }), 'waving hand');
    // The grid is updated by typing: Enter chooses its first emoji.
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[0]).toHaveAccessibleName('Waving hand'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('👋');
  },
};

export const ChosenByPress: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Grinning face' }, { timeout: 10_000 }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('😀');
    await userEvent.click(canvas.getByRole('button', { name: 'Party popper' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('🎉');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onSkinToneChange).toHaveBeenLastCalledWith('dark');
  },
};

const forever = () => new Promise<never>(() => undefined);

export const Loading: Story = {
  render: (args) => <EmojiPicker onSelect={args.onSelect} loadData={forever} />,
};

export const LoadFailed: Story = {
  args: { loadData: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.loadData).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('The emoji could not be loaded')).toBeVisible();
  },
};

export const NoMatches: Story = {
  render: (args) => <EmojiPicker onSelect={args.onSelect} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('gridcell', { name: 'Grinning face' }, { timeout: 10_000 });
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzxyz');
    await waitFor(() => expect(canvas.getByText('No matches')).toBeVisible());
  },
};
