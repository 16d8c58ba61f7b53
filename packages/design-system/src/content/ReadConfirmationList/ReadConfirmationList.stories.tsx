import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ReadConfirmationList } from './ReadConfirmationList.tsx';

const confirmations = [
  { id: '1', user: { name: 'Amara Okafor' }, createdUtc: '2026-11-21T11:40:00Z', organizationNodeName: 'North Region' },
  { id: '2', user: { name: 'Jonas Lindqvist' }, createdUtc: '2026-11-20T18:05:00Z', organizationNodeName: 'Harbour House, second floor' },
  { id: '3', user: { name: 'Mei-Ling Chen' }, createdUtc: '2026-11-20T06:30:00Z', organizationNodeName: null },
];

const meta = {
  title: 'Content/ReadConfirmationList',
  component: ReadConfirmationList,
  args: { confirmations, page: 1, totalCount: 3, onPageChange: fn(), timeZone: 'America/Toronto' },
} satisfies Meta<typeof ReadConfirmationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  args: { onDownload: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('21 Nov 2026 6:40 AM')).toBeVisible();
    await expect(canvas.getByText('Not assigned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { confirmations: [], totalCount: 0, isLoading: true } };
export const Empty: Story = { args: { confirmations: [], totalCount: 0 } };
export const Failed: Story = { args: { confirmations: [], totalCount: 0, error: 'Unable to process your request.', onRetry: fn() } };
export const Matrix: Story = { decorators: [allCombinations] };
