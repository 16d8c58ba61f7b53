import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { imageRules, singleFileLimit } from '../../files/fileRules.ts';
import { dropFiles, pasteFiles, sampleFile, samplePicture } from './sampleFiles.ts';
import type { Upload } from '../../files/uploadTypes.ts';

const waiting: Upload = { id: '1', name: 'courtyard.png', size: 812_000, status: 'idle' };
const underWay: Upload = { id: '2', name: 'summer-fair.jpg', size: 4_300_000, status: 'uploading', progress: 62 };
const arrived: Upload = { id: '3', name: 'garden.gif', size: 96_000, status: 'success' };
const failed: Upload = { id: '4', name: 'roof.png', size: 2_100_000, status: 'error', errorMessage: 'The connection was lost.' };

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Photos',
    rules: imageRules,
    allowsMultiple: true,
    uploads: [],
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}><Story /></div>],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;
/** In the system's dialog users can also choose files that it does not offer. */
const anyFile = userEvent.setup({ applyAccept: false });

export const Empty: Story = {
  args: { isRequired: true, description: 'Shown in the gallery, in the order in which they are added.' },
};
export const OneFile: Story = { args: { allowsMultiple: false, label: 'Document', rules: { extensions: ['pdf'], maximumBytes: singleFileLimit } } };
export const EveryState: Story = { args: { uploads: [waiting, underWay, { ...underWay, id: '5', name: 'length-unknown.gif', progress: undefined }, arrived, failed] as Upload[] } };
export const Invalid: Story = { args: { isInvalid: true, isRequired: true, errorMessage: 'Photos is required' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const LongName: Story = {
  args: { uploads: [{ ...failed, name: 'photographs-of-the-garden-party-with-the-families-of-all-residents-of-maple-court-2026-07-18.png', errorMessage: 'The server did not take the file, since the storage of this tenant is full. Ask your administrator.' }] },
  parameters: { checks: { width: 320 } },
};

export const ChosenByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Drop or paste files here' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription('PNG, JPG, GIF up to 10MB');
    const opened = fn();
    input(canvasElement).addEventListener('click', opened);
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input(canvasElement), [samplePicture('a.gif'), samplePicture('b.gif')]);
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.gif' }), expect.objectContaining({ name: 'b.gif' })]);
  },
};

export const RefusedBeforeSending: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await anyFile.upload(input(canvasElement), [
      sampleFile('menu.pdf', 'application/pdf'),
      sampleFile('nothing.png', 'image/png', 0),
      sampleFile('huge.png', 'image/png', singleFileLimit + 1),
    ]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('menu.pdf is not of an accepted type: PNG, JPG, GIF.');
    await expect(alert).toHaveTextContent('nothing.png is empty.');
    await expect(alert).toHaveTextContent('huge.png is 10.1 MB; the limit is 10 MB.');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const DroppedAndPasted: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const place = canvas.getByRole('button', { name: 'Drop or paste files here' });
    dropFiles(place, [samplePicture('dropped.gif')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'dropped.gif' })]));
    await userEvent.tab();
    await expect(place).toHaveFocus();
    pasteFiles([samplePicture('pasted.gif')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'pasted.gif' })]));
  },
};

export const Refused: Story = {
  args: { disabledReason: 'Your role may read this page only.' },
  play: async ({ canvas, canvasElement, args }) => {
    const choose = canvas.getByRole('button', { name: 'Choose files' });
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await expect(input(canvasElement)).not.toBeInTheDocument();
    await userEvent.click(choose);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Keeps the list as a form would. */
function Gallery(props: FileUploadProps) {
  const [uploads, setUploads] = useState(props.uploads);
  const change = (id: string, next: Upload['status'] | null) =>
    setUploads((now) => now.flatMap((upload) => (upload.id !== id ? [upload] : next === null ? [] : [{ ...upload, status: next }])));
  return <FileUpload {...props} uploads={uploads} onCancel={(id) => change(id, null)} onRetry={(id) => change(id, 'success')} onRemove={(id) => change(id, null)} />;
}

export const CancelRetryAndRemove: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { uploads: [underWay, failed] },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of summer-fair.jpg' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Retry upload of roof.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 1 uploaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { uploads: [underWay, arrived, failed] },
};
