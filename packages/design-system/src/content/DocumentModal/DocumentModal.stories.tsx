import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { DocumentModal } from './DocumentModal.tsx';

const meta = {
  title: 'Content/DocumentModal',
  component: DocumentModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof DocumentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /Name/ });
/** The editor's code is fetched when it is first shown. */
const contentField = () => screen.findByRole('textbox', { name: /Content/ }, { timeout: 10_000 });

export const Add: Story = {
  play: async ({ args }) => {
    await userEvent.type(await nameField(), ' House rules ');
    await userEvent.click(await contentField());
    // One word: an editor that reads its text between two keys loses a space at the end, which browsers write as another character.
    await userEvent.keyboard('Quiet.');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'House rules', body: '<p>Quiet.</p>' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Edit: Story = {
  args: {
    document: {
      id: 'menus',
      name: 'House rules and safety instructions for all residences in the northern region',
      body: '<h2>At night</h2><p>The doors close at <strong>ten</strong>. Ring at the porter’s lodge.</p><ul><li>Lift: for two persons</li><li>Stairs: keep free</li></ul>',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Document' })).toBeInTheDocument();
    await expect(await contentField()).toHaveTextContent('Ring at the porter’s lodge.');
  },
};

export const NameAndContentMissing: Story = {
  play: async ({ args }) => {
    await contentField();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await expect(screen.getByText('Content is required')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BlankContentRefused: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.click(await contentField());
    await userEvent.keyboard('{Enter} {Enter}');
    await userEvent.type(await nameField(), 'House rules');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Content is required')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheText: Story = {
  args: { document: { id: 'menus', name: 'Menus', body: '<p>Soup</p>' }, onSave: fn(() => Promise.reject(new Error('Another person changed this document.'))) },
  play: async ({ args }) => {
    await contentField();
    await userEvent.type(await nameField(), ' of May');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Another person changed this document.')).toBeVisible();
    await expect(await nameField()).toHaveValue('Menus of May');
    await expect(await contentField()).toHaveTextContent('Soup');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
