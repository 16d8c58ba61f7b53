import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { spinnerDelay } from '#storybook/spinnerDelay';
import { LikeList } from './LikeList.tsx';

const likes = ['Amara Okafor', 'Jonas Lindqvist', 'Mei-Ling Chen'].map((name) => ({ id: name, user: { name } }));

const meta = {
  title: 'Content/LikeList',
  component: LikeList,
  args: { likes, page: 1, totalCount: 3, onPageChange: fn() },
} satisfies Meta<typeof LikeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Downloadable: Story = {
  args: { onDownload: fn(), totalCount: 31 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};
export const Downloading: Story = {
  args: { onDownload: fn(), isDownloading: true },
  play: async ({ canvas }) => expect(spinnerDelay(canvas.getByRole('button', { name: /Download/ })), 'the caller has waited').toBe('0s'),
};
export const Loading: Story = { args: { likes: [], totalCount: 0, isLoading: true } };
export const Empty: Story = { args: { likes: [], totalCount: 0 } };
export const Failed: Story = { args: { likes: [], totalCount: 0, error: 'Unable to process your request.', onRetry: fn() } };
export const Matrix: Story = { decorators: [allCombinations] };
