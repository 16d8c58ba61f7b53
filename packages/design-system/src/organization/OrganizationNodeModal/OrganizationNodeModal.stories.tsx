import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { samplePicture } from '../../fields/FileUpload/sampleFiles.ts';
import { LogoNotSavedError, OrganizationNodeModal, type OrganizationNodeModalProps } from './OrganizationNodeModal.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect y="32" width="128" height="64" rx="8" fill="#2f6f5e"/></svg>')}`;

const meta = {
  title: 'Organization/OrganizationNodeModal',
  component: OrganizationNodeModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), node: null, parent: { id: 'north', name: 'North Region' }, onSave: fn<OrganizationNodeModalProps['onSave']>(() => Promise.resolve()) },
} satisfies Meta<typeof OrganizationNodeModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const edited = { node: { id: 'maple', name: 'Maple Court', logo, publishEnabled: true } };

export const Add: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const AddedWithALogo: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await nameField(), ' Maple Court ');
    const picture = samplePicture('maple.gif');
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, picture);
    await screen.findByRole('button', { name: 'Remove image' });
    await userEvent.click(screen.getByRole('switch', { name: 'Publish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Maple Court', publishEnabled: false, logo: picture });
  },
};

export const Edit: Story = {
  args: edited,
  play: async () => {
    await expect(await nameField()).toHaveValue('Maple Court');
    await expect(await screen.findByRole('img', { name: 'Logo of Maple Court' })).toBeInTheDocument();
  },
};

export const LogoCleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: edited,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove image' }));
    await expect(screen.queryByRole('img', { name: /Logo/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Maple Court', publishEnabled: true, logo: null }));
  },
};

export const LogoThatCannotBeShownCleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { node: { id: 'maple', name: 'Maple Court', logo: null, hasLogo: true, publishEnabled: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('The image cannot be shown.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
    await expect(screen.getByRole('button', { name: 'Choose image' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Maple Court', publishEnabled: true, logo: null }));
  },
};

export const Failed: Story = {
  args: { ...edited, onSave: fn<OrganizationNodeModalProps['onSave']>(() => Promise.reject(new Error('A node of this name exists here.'))) },
  play: async ({ args }) => {
    await userEvent.type(await nameField(), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('A node of this name exists here.');
    await expect(await nameField()).toHaveValue('Maple Court 2');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Closed then, it asks about the logo, not about what is saved; once the logo is discarded, it closes. */
export const LogoNotSaved: Story = {
  args: { ...edited, onSave: fn<OrganizationNodeModalProps['onSave']>(() => Promise.reject(new LogoNotSavedError('The node was saved, but its logo was not: too large.'))) },
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await userEvent.type(await nameField(), ' East');
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, samplePicture('maple.gif'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The node was saved, but its logo was not: too large.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('The node is saved. The logo you chose is not.')).toBeVisible();
  },
};
