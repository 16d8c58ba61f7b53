import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { sampleFile, samplePicture } from '../../fields/FileUpload/sampleFiles.ts';
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload.tsx';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="#c7d8ea"/><circle cx="64" cy="50" r="24" fill="#4b6a8a"/><circle cx="64" cy="122" r="44" fill="#4b6a8a"/></svg>')}`;

const meta = {
  title: 'Profile/AvatarUpload',
  component: AvatarUpload,
  args: { name: 'Maya Okafor', image: face, onUpload: fn<AvatarUploadProps['onUpload']>(() => Promise.resolve()) },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}><Story /></div>],
} satisfies Meta<typeof AvatarUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;

export const Empty: Story = { args: { image: null } };
export const WithPicture: Story = {};

/** Shows the address of what was sent, as a page would. */
function Kept({ image: first, onUpload, ...props }: AvatarUploadProps) {
  const [image, setImage] = useState(first);
  return (
    <AvatarUpload
      {...props}
      image={image}
      onUpload={async (...sent) => {
        await onUpload(...sent);
        setImage(face);
      }}
    />
  );
}

export const ChosenAndSent: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { image: null },
  render: Kept,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), samplePicture());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Image uploaded'));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveAttribute('src', face);
  },
};

export const Sending: Story = {
  args: {
    onUpload: fn<AvatarUploadProps['onUpload']>((_, { onProgress }) => {
      onProgress(0.4);
      return new Promise<void>(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), samplePicture());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toHaveAttribute('src', face);
  },
};

export const FailedThenSentAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, canvasElement, args }) => {
    mocked(args.onUpload).mockRejectedValueOnce(new Error('The file is larger than 10 MB.'));
    await userEvent.upload(input(canvasElement), samplePicture());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The file is larger than 10 MB.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Image uploaded'));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};

export const RefusedBeforeSending: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), sampleFile('holiday.png', 'image/png', 10_485_761), { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the limit is 10 MB');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
