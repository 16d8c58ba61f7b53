import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { ImageLightbox } from './ImageLightbox.tsx';

const picture = (colour: string, shape: string, size = '0 0 320 200') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><rect width="100%" height="100%" fill="${colour}"/>${shape}</svg>`)}`;

const images = [
  {
    source: picture('#bcd6c4', '<path d="M0 160q80-60 160-20t160-30v90H0z" fill="#4d7a5a"/><circle cx="250" cy="50" r="26" fill="#f0c95a"/>'),
    alt: 'A lawn with hills under a low sun',
    caption: 'The garden on the morning of the summer fair',
    downloadName: 'garden.svg',
  },
  { source: picture('#cfd8e6', '<path d="M60 170V90l100-60 100 60v80z" fill="#5f7391"/>'), alt: 'A house with a gable' },
  { source: picture('#e9d7c4', '<circle cx="100" cy="160" r="70" fill="#a0673c"/>', '0 0 200 320'), alt: 'A loaf of bread, upright picture' },
];

const meta = {
  title: 'Overlays/ImageLightbox',
  component: ImageLightbox,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), title: 'Summer fair', images, onIndexChange: fn() },
} satisfies Meta<typeof ImageLightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (alt: string) => waitFor(() => expect(screen.getByRole('img', { name: alt })).toBeVisible());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const First: Story = { play: () => shows('A lawn with hills under a low sun') };
export const Upright: Story = { args: { defaultIndex: 2 }, play: () => shows('A loaf of bread, upright picture') };
export const Alone: Story = { args: { images: images.slice(0, 1) }, play: () => shows('A lawn with hills under a low sun') };
export const Narrow: Story = { ...First, parameters: { checks: { width: 320 } } };

export const Enlarged: Story = {
  play: async () => {
    await shows('A lawn with hills under a low sun');
    await press('Zoom in');
    await press('Zoom in');
    const view = screen.getByRole('group', { name: 'Image, scroll to see all of it' });
    await waitFor(() => expect(view.scrollWidth).toBeGreaterThan(view.clientWidth));
    await userEvent.keyboard('-');
    await userEvent.keyboard('0');
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await press('Zoom in');
  },
};

export const TurnedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await shows('A lawn with hills under a low sun');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await shows('A house with a gable');
    await expect(screen.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await shows('A loaf of bread, upright picture');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Home}');
    await shows('A lawn with hills under a low sun');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const TurnedBySwipe: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await shows('A lawn with hills under a low sun');
    const shown = screen.getByRole('img');
    await fireEvent.pointerDown(shown, { pointerType: 'touch', clientX: 300, clientY: 200 });
    await fireEvent.pointerUp(shown, { pointerType: 'touch', clientX: 200, clientY: 210 });
    await shows('A house with a gable');
    await press('Previous image');
    await shows('A lawn with hills under a low sun');
  },
};

export const CannotBeLoaded: Story = {
  args: { images: [{ source: 'data:image/png;base64,AAAA', alt: 'A room' }, images[1]!] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The image could not be loaded.')).toBeVisible());
  },
};

export const WithFacts: Story = {
  args: { images: [{ ...images[1]!, caption: 'House with a gable', facts: 'JPG · 2.1 MB' }] },
  play: () => shows('A house with a gable'),
};

export const AddressesComeLater: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { images: [{ source: null, alt: 'A lawn' }, { source: '', alt: 'A room' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
    await expect(screen.queryByRole('img')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('The image could not be loaded.')).toBeVisible());
  },
};

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Gallery</h1>
      <Button onPress={() => setOpen(true)}>Show the pictures</Button>
      <ImageLightbox {...meta.args} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

export const ReturnsFocus: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Show the pictures' });
    await userEvent.click(open);
    await shows('A lawn with hills under a low sun');
    await press('Close');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
