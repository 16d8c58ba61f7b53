import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { spinnerDelay } from '#storybook/spinnerDelay';
import { dropFiles, pasteFiles, sampleFile, samplePicture } from '../../fields/FileUpload/sampleFiles.ts';
import type { Attachment } from './attachment.ts';
import { Attachments, type AttachmentsProps } from './Attachments.tsx';

const mebibyte = 1024 * 1024;
const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#cfe3ef"/><path d="M0 180 110 70l70 60 50-40 90 90z" fill="#4a7d8c"/><circle cx="250" cy="45" r="22" fill="#f4c95d"/></svg>',
)}`;
const picture = <img alt="" src={scene} />;

const stored: Attachment = { id: '1', name: 'clinic-arm.jpg', size: 2.1 * mebibyte, sentBytes: 0, status: 'success', picture };
const video: Attachment = { id: '2', name: 'A walk through the new courtyard.webm', size: 64 * mebibyte, sentBytes: 0, status: 'success' };
const underWay: Attachment = { id: '3', name: 'poster-clinic-dates.png', size: 5 * mebibyte, sentBytes: 3.2 * mebibyte, status: 'uploading', picture };
const paused: Attachment = { id: '4', name: 'Interview.mp4', size: 64 * mebibyte, sentBytes: 22.4 * mebibyte, status: 'idle', isPaused: true };
const failed: Attachment = { id: '5', name: 'Speeches hall B.webm', size: 96 * mebibyte, sentBytes: 59.5 * mebibyte, status: 'error', errorMessage: 'Connection lost.', advice: '59.5 of 96.0 MB are kept' };
const refused: Attachment = { id: '6', name: 'IMG_4471.HEIC', size: 3.4 * mebibyte, sentBytes: 0, status: 'error', errorMessage: 'HEIC can’t be shown.', advice: 'JPG and PNG can', remedy: 'replace' };
const waiting: Attachment = { id: '7', name: 'View from the ballroom.png', size: 5.2 * mebibyte, sentBytes: 0, status: 'idle' };

const meta = {
  title: 'Content/Attachments',
  component: Attachments,
  args: {
    label: 'Attachments',
    rules: { extensions: ['png', 'jpg', 'jpeg', 'gif', 'mp4', 'ogg', 'webm'] },
    attachments: [],
    onAdd: fn(),
    onPause: fn(),
    onResume: fn(),
    onReplace: fn(),
    onRemove: fn(),
    onOpen: fn(),
    onDownload: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 680 }}><Story /></div>],
} satisfies Meta<typeof Attachments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EveryState: Story = { args: { attachments: [stored, video, underWay, paused, waiting, failed, refused] } };
export const Narrow: Story = { ...EveryState, parameters: { checks: { width: 390 } } };
export const ReadOnly: Story = { args: { isReadOnly: true, attachments: [stored, video, { ...stored, id: '8', name: 'Long-service awards of all houses in the northern region 2026.pdf', picture: null, size: null }] } };
export const Invalid: Story = { args: { attachments: [failed], isInvalid: true, errorMessage: '1 file was not uploaded. Try again or remove it.' } };
export const Downloading: Story = {
  args: { attachments: [{ ...stored, isDownloading: true }] },
  play: async ({ canvas }) => expect(spinnerDelay(canvas.getByRole('button', { name: /Download clinic-arm.jpg/ })), 'the caller has waited').toBe('0s'),
};

export const Operated: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: EveryState.args ?? {},
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open clinic-arm.jpg' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Play A walk through the new courtyard.webm' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Download clinic-arm.jpg' }));
    await expect(args.onDownload).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading poster-clinic-dates.png' })).toHaveAttribute('aria-valuenow', '64');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause poster-clinic-dates.png' }));
    await expect(args.onPause).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Interview.mp4' }));
    await expect(args.onResume).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Speeches hall B.webm' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of View from the ballroom.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('7');
  },
};

export const ChosenDroppedAndPasted: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const files = [samplePicture('a.gif'), sampleFile('menu.pdf', 'application/pdf')];
    await expect(canvas.getByRole('button', { name: /^Add or drop files/ })).toBeVisible();
    await userEvent.setup({ applyAccept: false }).upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
    await expect(args.onAdd).toHaveBeenLastCalledWith(files);
    const place = canvas.getByRole('button', { name: 'Drop or paste files here' });
    dropFiles(place, [samplePicture('dropped.gif')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'dropped.gif' })]));
    place.focus();
    pasteFiles([samplePicture('pasted.gif')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'pasted.gif' })]));
  },
};

/** Keeps the files as a form would. */
function Form(props: AttachmentsProps) {
  const [attachments, setAttachments] = useState(props.attachments);
  const change = (id: string, changes: Partial<Attachment>) => setAttachments((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  return (
    <Attachments
      {...props}
      attachments={attachments}
      onRemove={(id) => setAttachments((all) => all.filter((each) => each.id !== id))}
      onPause={(id) => change(id, { status: 'idle', isPaused: true })}
      onResume={(id) => change(id, { status: 'uploading', isPaused: false })}
    />
  );
}

export const RemovedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { attachments: [stored] },
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove clinic-arm.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add or drop files/ })).toHaveFocus());
  },
};

export const PausedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { attachments: [underWay] },
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Pause poster-clinic-dates.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Resume poster-clinic-dates.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Pause poster-clinic-dates.png' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { attachments: [stored, underWay, failed] },
};
