import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { dropFiles, sampleFile, samplePicture } from '../FileUpload/sampleFiles.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';

const picture = (markup: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${markup}</svg>`)}`;
const face = picture('<rect width="128" height="128" fill="#c7d8ea"/><circle cx="64" cy="50" r="24" fill="#4b6a8a"/><circle cx="64" cy="122" r="44" fill="#4b6a8a"/>');
const logo = picture('<rect y="32" width="128" height="64" rx="8" fill="#2f6f5e"/><path d="M20 80 44 48l20 24 16-16 28 24z" fill="#d7ece5"/>');

const meta = {
  title: 'Fields/ImageUpload',
  component: ImageUpload,
  args: { label: 'Avatar', value: null, onSelect: fn(), onClear: fn(), onCancel: fn(), onRetry: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}><Story /></div>],
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;

export const Empty: Story = {};
export const WithPicture: Story = { args: { value: face, alt: 'Maya Okafor' } };
export const Logo: Story = { args: { label: 'Logo', aspect: 'logo', value: logo, alt: 'Harbour Care', description: 'Shown at the top of the navigation, 250 × 250 pixels.' } };
export const EmptyLogo: Story = { args: { label: 'Logo', aspect: 'logo' }, parameters: { checks: { width: 320 } } };
export const NotShown: Story = {
  args: { label: 'Logo', aspect: 'logo', hasPicture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The image cannot be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Uploading: Story = { args: { value: face, status: 'uploading', progress: 45 } };
export const Failed: Story = { args: { value: face, status: 'error', uploadError: 'Unable to process your request.' } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Avatar is required' } };
export const Disabled: Story = { args: { value: face, isDisabled: true } };

export const Refused: Story = {
  args: { value: face, disabledReason: 'Your picture is kept by the customer portal.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace image' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Avatar' })).toHaveTextContent('Your picture is kept by the customer portal.');
    await expect(canvas.queryByRole('button', { name: 'Remove image' })).not.toBeInTheDocument();
  },
};

export const TakesTheFirstOfSeveral: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByRole('button', { name: 'Drop or paste an image here' }), [samplePicture('a.gif'), samplePicture('b.gif')]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.gif' })));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('b.gif was left out: only one file can be chosen.');
  },
};

export const RefusesWhatIsNoPicture: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), sampleFile('page.gif', 'image/gif'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('page.gif could not be opened as an image.');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Sends as a form would; the story decides how each upload ends. */
function AvatarForm(props: ImageUploadProps) {
  const [status, setStatus] = useState<ImageUploadProps['status']>('idle');
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ImageUpload
        {...props}
        value={value}
        status={status}
        onSelect={() => setStatus('uploading')}
        onCancel={() => setStatus('idle')}
        onClear={() => {
          setValue(null);
          setStatus('idle');
        }}
        onRetry={() => {
          setValue(face);
          setStatus('success');
        }}
      />
      <button type="button" onClick={() => setStatus('error')}>
        Fail
      </button>
    </>
  );
}

export const FromChoiceToEnd: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <AvatarForm {...args} alt="Maya Okafor" />,
  play: async ({ canvas, canvasElement }) => {
    const name = { name: 'Maya Okafor' };
    await userEvent.upload(input(canvasElement), samplePicture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose image' })).toHaveFocus());
    await expect(canvas.queryByRole('img', name)).not.toBeInTheDocument();

    await userEvent.upload(input(canvasElement), samplePicture());
    await expect(await canvas.findByRole('img', name)).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The image could not be uploaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Image uploaded');
    await waitFor(() => expect(canvas.getByRole('img', name)).toHaveAttribute('src', face));

    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(canvas.queryByRole('img', name)).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ImageUpload {...args} label="Empty" />
      <ImageUpload {...args} label="Uploading" value={face} status="uploading" progress={45} />
      <ImageUpload {...args} label="Failed" aspect="logo" value={logo} status="error" />
    </div>
  ),
};
