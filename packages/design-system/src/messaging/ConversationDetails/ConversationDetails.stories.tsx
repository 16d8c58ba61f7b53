import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { spinnerDelay } from '#storybook/spinnerDelay';
import { inOwnWindow } from '#storybook/frames';
import { sampleMessage, samplePicture } from '../MessageBubble/sampleMessages.ts';
import { ConversationDetails } from './ConversationDetails.tsx';

const picture = <img alt="" src={samplePicture} />;

const meta = {
  title: 'Messaging/ConversationDetails',
  component: ConversationDetails,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    people: [
      { id: 'you', name: 'You', detail: 'sam' },
      { id: 'amara', name: 'Amara Okafor', detail: 'amara' },
      { id: 'long', name: 'Maximiliana Featherstonehaugh-Okafor of the northern region', detail: 'maxfo' },
    ],
    history: [
      sampleMessage('1', 'amara', '14:05', { kind: 'image', fileName: 'harbour.png', picture }),
      sampleMessage('2', 'jonas', '14:07', { kind: 'video', fileName: 'tour.mp4' }),
      sampleMessage('3', 'amara', '14:10', { kind: 'file', fileName: 'Handover 22 November, with the remarks of the night shift.pdf' }),
    ],
    loaded: 30,
    total: 124,
    onOpenMedia: fn(),
    onDownload: fn(),
    timeZone: 'America/Toronto',
  },
} satisfies Meta<typeof ConversationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  args: { onLoadOlder: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open image harbour.png' }));
    await expect(args.onOpenMedia).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: /^Download Handover/ }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(screen.getByText('From the 30 of 124 messages that are loaded.')).toBeVisible();
  },
};

/** The file is being downloaded: its button shows it without a further wait (LIM-121). */
export const Downloading: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { downloading: new Set(['3']) },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: /Download Handover/ });
    await expect(spinnerDelay(button)).toBe('0s');
    await userEvent.click(button);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};
export const FocusGoesToTheFirstOfMorePictures: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { history: Array.from({ length: 14 }, (_, place) => sampleMessage(`${place}`, 'amara', '14:05', { kind: 'image', fileName: `harbour ${place + 1}.png`, picture })) },
  play: async () => {
    (await screen.findByRole('button', { name: 'Show more' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open image harbour 13.png' })).toHaveFocus());
  },
};

export const NothingShared: Story = { args: { history: [], loaded: 3, total: 3 } };
