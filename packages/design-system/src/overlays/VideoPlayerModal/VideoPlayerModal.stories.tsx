import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { VideoPlayerModal } from './VideoPlayerModal.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#2c4a5e"/><circle cx="80" cy="45" r="18" fill="#dbe7ee"/><path d="M74 35v20l17-10z" fill="#2c4a5e"/></svg>',
)}`;
/** The production policy allows no video from a `data:` address. */
const fileOf = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));
const captions = fileOf('WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome to Maple Court.', 'text/vtt');
/** No browser can play it. With a poster it is not fetched before it is played. */
const broken = fileOf('no film', 'video/mp4');

const meta = {
  title: 'Overlays/VideoPlayerModal',
  component: VideoPlayerModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'A walk through the new courtyard',
    source: broken,
    poster,
    captions: [{ source: captions, language: 'en' }],
  },
} satisfies Meta<typeof VideoPlayerModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const player = () => screen.getByLabelText<HTMLVideoElement>('Video: A walk through the new courtyard');

export const Poster: Story = {
  // The browser's own controls, and its sign of loading, look different from one moment to the next.
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await waitFor(() => expect(player()).toBeVisible());
    await expect(player()).toHaveAttribute('controls');
    await expect(player().querySelector('track')).toHaveAttribute('srclang', 'en');
  },
};

export const CannotBePlayed: Story = {
  render: ({ isOpen, onOpenChange, title, source }) => <VideoPlayerModal isOpen={isOpen} onOpenChange={onOpenChange} title={title} source={source} />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The video could not be played');
    const videos = fn();
    const observer = new MutationObserver(() => document.querySelector('video') && videos());
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(videos).toHaveBeenCalled());
    observer.disconnect();
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Narrow: Story = { ...CannotBePlayed, parameters: { checks: { width: 390 } } };

/** What cannot be played here may be played by something else on the device. */
export const CannotBePlayedButDownloaded: Story = {
  args: { onDownload: fn() },
  render: ({ poster: _poster, ...args }) => <VideoPlayerModal {...args} />,
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The video could not be played');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).not.toHaveAttribute('data-pending'));
  },
};

/** Without a picture the browser reports no error. */
export const SoundOnly: Story = {
  args: { onDownload: fn() },
  // The browser's own controls look different from one moment to the next.
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await waitFor(() => expect(player()).toBeVisible());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    player().dispatchEvent(new Event('loadeddata'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Only the sound can be played');
    await expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Resources</h1>
      <Button onPress={() => setOpen(true)}>Play video</Button>
      <VideoPlayerModal {...meta.args} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

export const EscapeStopsIt: Story = {
  render: () => <Page />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Play video' });
    await userEvent.click(open);
    await waitFor(() => expect(player()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('video')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  },
};
