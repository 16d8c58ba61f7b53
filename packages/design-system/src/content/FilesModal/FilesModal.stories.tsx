import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { sampleFile } from '../../fields/FileUpload/sampleFiles.ts';
import { FilesModal } from './FilesModal.tsx';
import type { FilesModalProps } from './filesModalTypes.ts';

const meta = {
  title: 'Content/FilesModal',
  component: FilesModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn<FilesModalProps['onSave']>(async () => undefined) },
} satisfies Meta<typeof FilesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => sampleFile(name, 'application/pdf');
const choose = async (files: File[]) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, files);
};
const existing = [
  { id: 'a', name: 'House rules 2026.pdf' },
  { id: 'b', name: 'Minutes-of-the-meeting-of-the-residents-council-of-all-houses-in-the-northern-region-2026-10-14.docx' },
];

export const Add: Story = {
  play: async ({ args }) => {
    const add = await screen.findByRole('button', { name: 'Add' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await choose([pdf('menu.pdf'), pdf('roster.pdf')]);
    await expect(await screen.findByText('roster.pdf')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of menu.pdf' }));
    // A refused button is a different element from one that can be pressed.
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      { added: [expect.objectContaining({ name: 'roster.pdf' })], deletedIds: [], renamed: [] },
      expect.anything(),
    );
  },
};

export const NothingChosen: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ElevenChosen: Story = {
  play: async () => {
    await choose(Array.from({ length: 11 }, (_, index) => pdf(`plan ${index + 1}.pdf`)));
    await expect(await screen.findByText('Up to 10 files can be added at once. Left out: plan 11.pdf')).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Edit: Story = {
  args: { files: existing },
  play: async ({ args }) => {
    const list = within(await screen.findByRole('region', { name: 'Files in this folder' }));
    await userEvent.click(list.getByRole('button', { name: 'Delete House rules 2026.pdf' }));
    await expect(list.getByText('Will be deleted')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Delete Minutes/ }));
    await userEvent.click(list.getByRole('button', { name: /^Keep Minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ added: [], deletedIds: ['a'], renamed: [] }, expect.anything()));
  },
};

export const Rename: Story = {
  args: { files: existing },
  play: async ({ args }) => {
    const list = within(await screen.findByRole('region', { name: 'Files in this folder' }));
    await userEvent.click(list.getByRole('button', { name: 'Rename House rules 2026.pdf' }));
    const field = list.getByRole('textbox', { name: 'New name of House rules 2026.pdf' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Filename is required/));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, 'House rules 2027.pdf');
    await userEvent.click(list.getByRole('button', { name: /^Rename Minutes/ }));
    await userEvent.keyboard('{Escape}');
    await expect(list.getByRole('button', { name: /^Rename Minutes/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ added: [], deletedIds: [], renamed: [{ id: 'a', name: 'House rules 2027.pdf' }] }, expect.anything()));
  },
};

/** Of thousands of files only those in sight are in the document. */
export const TwoThousand: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { files: Array.from({ length: 2000 }, (_, index) => ({ id: String(index), name: `file ${index + 1}.txt` })) },
  play: async () => {
    const list = within(await screen.findByRole('region', { name: 'Files in this folder' }));
    await expect(await list.findByText('file 1.txt')).toBeVisible();
    await expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    const scroller = list.getByRole('group');
    scroller.scrollTop = scroller.scrollHeight;
    await expect(await list.findByText('file 2000.txt')).toBeVisible();
    await expect(list.getAllByRole('listitem').length).toBeLessThan(40);
  },
};

export const Sending: Story = {
  args: {
    onSave: fn<FilesModalProps['onSave']>(({ added }, { onProgress }) => {
      onProgress(added[0]!, 100);
      onProgress(added[1]!, 40);
      return new Promise(() => undefined);
    }),
  },
  play: async () => {
    await choose([pdf('menu.pdf'), pdf('roster.pdf')]);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading roster.pdf' })).toHaveAttribute('aria-valuenow', '40');
  },
};

export const OneFailed: Story = {
  args: {
    onSave: fn<FilesModalProps['onSave']>(async ({ added }, { onProgress }) => {
      if (added.length < 2) return;
      onProgress(added[0]!, 100);
      throw new Error('roster.pdf could not be sent.');
    }),
  },
  play: async ({ args }) => {
    await choose([pdf('menu.pdf'), pdf('roster.pdf')]);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('roster.pdf could not be sent.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    // The one that was uploaded is not sent twice.
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ added: [expect.objectContaining({ name: 'roster.pdf' })], deletedIds: [], renamed: [] }, expect.anything()));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
