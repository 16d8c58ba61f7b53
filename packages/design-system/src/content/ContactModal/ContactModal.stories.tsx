import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { samplePicture } from '../../fields/FileUpload/sampleFiles.ts';
import { ContactModal } from './ContactModal.tsx';
import { contactPayload, emptyContact } from './contactPayload.ts';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="#c7d8ea"/><circle cx="64" cy="50" r="24" fill="#4b6a8a"/><circle cx="64" cy="122" r="44" fill="#4b6a8a"/></svg>')}`;

const meta = {
  title: 'Content/ContactModal',
  component: ContactModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSave: fn(async () => undefined),
    onUploadAvatar: fn(async () => ({ fileName: 'b41f.gif', src: face })),
    organizationUnits: [
      { id: '1', label: 'Maple Court' },
      { id: '2', label: 'Kitchen', description: 'Maple Court' },
    ],
  },
} satisfies Meta<typeof ContactModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const maya = {
  id: 'maya',
  firstName: 'Maya',
  lastName: 'Okafor',
  position: 'Director of resident services and community programs',
  emailAddress: 'maya.okafor@maplecourt.example',
  phone: '+1 416 555 0199',
  alternatePhone: null,
  organizationNodeId: '2',
  order: 3,
  avatarFileName: 'a03c.png',
};

export const Add: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(/First name/), ' Maya ');
    await userEvent.type(await field(/Last name/), 'Okafor');
    await userEvent.type(await field(/^Phone/), '4165550199');
    await expect(await field(/^Email/)).not.toBeRequired();
    await userEvent.tab();
    await waitFor(async () => expect(await field(/^Phone/)).toBeValid());
    await press('Add');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith(contactPayload({ ...emptyContact, firstName: 'Maya', lastName: 'Okafor', phone: '+1 416 555 0199' }));
  },
};

export const Edit: Story = {
  args: { contact: maya, avatarSrc: face },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Contact' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('img', { name: 'Maya Okafor' })).toBeVisible());
  },
};

export const Narrow: Story = { args: { contact: maya, avatarSrc: face }, parameters: { checks: { width: 320 } } };

export const Problems: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(/First name/), 'Maya');
    await press('Add');
    await expect(await screen.findByText('Last name is required')).toBeVisible();
    await expect(screen.getAllByText('Email or phone is required')).toHaveLength(2);
    await waitFor(async () => expect(await field(/Last name/)).toHaveFocus());
    await userEvent.type(await field(/Last name/), 'Okafor');
    await userEvent.type(await field(/^Email/), 'maya@example');
    await press('Add');
    await waitFor(async () => expect(await field(/^Email/)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PictureIsKept: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { contact: { ...maya, avatarFileName: null } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, samplePicture());
    await expect(await screen.findByText('Image uploaded')).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ avatarFileName: 'b41f.gif' })));
  },
};

export const FailureKeepsWhatWasTyped: Story = {
  args: { contact: maya, onSave: fn(() => Promise.reject(new Error('Unable to process your request.'))) },
  play: async ({ args }) => {
    await userEvent.clear(await field(/Position/));
    await press('Save');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process your request.');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ position: null }));
    await expect(await field(/Position/)).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The contract has no place before the first one. */
export const OrderTakesNoMinus: Story = {
  args: { contact: maya },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    const order = await field(/^Order/);
    await userEvent.clear(order);
    await userEvent.type(order, '-7');
    await userEvent.tab();
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ order: 7 })));
  },
};
