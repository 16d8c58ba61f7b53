import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { AlbumList } from './AlbumList.tsx';

const cover = (sky: string, land: string) => (
  <img
    alt=""
    src={`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${sky}"/><path d="M0 100 40 40l40 30 30-20 50 50z" fill="${land}"/></svg>`)}`}
  />
);

const meta = {
  title: 'Content/AlbumList',
  component: AlbumList,
  args: {
    label: 'Albums',
    albums: [
      { id: '1', name: 'Autumn show 2026', detail: '46 pictures', href: '#autumn', cover: cover('#f3d9b8', '#a0673c') },
      { id: '2', name: 'Watercolour with Anahera and her friends', detail: '38 pictures', href: '#water', cover: cover('#cfe3ef', '#4a7d8c') },
      { id: '3', name: 'Nothing yet', detail: '0 pictures', href: '#nothing' },
    ],
  },
} satisfies Meta<typeof AlbumList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Autumn show 2026 46 pictures' })).toHaveAttribute('href', '#autumn');
  },
};
export const Narrow: Story = { parameters: { checks: { width: 390 } } };
export const Matrix: Story = { decorators: [allCombinations] };
