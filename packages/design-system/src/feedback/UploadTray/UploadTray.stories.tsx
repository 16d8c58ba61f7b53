import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import type { Upload } from '../../fields/FileUpload/uploadTypes.ts';
import { UploadTray, type UploadTrayProps } from './UploadTray.tsx';

const uploads: Upload[] = [
  { id: '1', name: 'summer-fair.mp4', size: 84_000_000, status: 'uploading', progress: 62 },
  { id: '2', name: 'courtyard.png', size: 2_400_000, status: 'idle' },
  { id: '3', name: 'garden.gif', size: 96_000, status: 'success' },
  { id: '4', name: 'menu.pdf', size: 1_200_000, status: 'error', errorMessage: 'The connection was lost.' },
];
const withStatus = (status: Upload['status']) => uploads.map((upload) => ({ ...upload, status }));

const meta = {
  title: 'Feedback/UploadTray',
  component: UploadTray,
  args: { uploads, placement: 'inline', onCancel: fn(), onRetry: fn(), onRemove: fn(), onCancelAll: fn(), onRetryAll: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}><Story /></div>],
} satisfies Meta<typeof UploadTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, args }) => {
    const tray = within(canvas.getByRole('region', { name: 'Uploads' }));
    await expect(tray.getByText('Uploading 2 items')).toBeVisible();
    await expect(tray.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(tray.getByRole('button', { name: 'Cancel all' }));
    await expect(args.onCancelAll).toHaveBeenCalledOnce();
    await userEvent.click(tray.getByRole('button', { name: 'Retry upload of menu.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
  },
};

export const Done: Story = {
  args: { uploads: withStatus('success') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All items uploaded sucessfully')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SomeFailed: Story = {
  args: { uploads: uploads.slice(2) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 item not uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }));
    await expect(args.onRetryAll).toHaveBeenCalledOnce();
  },
};

export const CollapsedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Collapse' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveFocus();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'All uploads' })).toBeVisible();
  },
};

export const InTheCorner: Story = {
  args: { placement: 'corner', uploads: Array.from({ length: 12 }, (_, index) => ({ ...uploads[0]!, id: String(index), name: `photo-${index + 1}.jpg` })) },
};

/** Aborts the running upload when it is cancelled, as the console does. */
function Working(props: UploadTrayProps) {
  const [list, setList] = useState(props.uploads);
  return <UploadTray {...props} uploads={list} onCancel={(id) => setList(list.filter((upload) => upload.id !== id))} />;
}

export const FocusStaysWhenAnUploadIsCancelled: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel upload of courtyard.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse' })).toHaveFocus());
    await expect(canvas.getByText('Uploading 1 item')).toBeVisible();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
