import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { LinkModal } from './LinkModal.tsx';

const meta = {
  title: 'Content/LinkModal',
  component: LinkModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn(async () => undefined), address: 'https://app.maplecourt.example' },
} satisfies Meta<typeof LinkModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = () => screen.findByRole('textbox', { name: /Label/ });
const url = () => screen.findByRole('textbox', { name: /URL/ });

export const Add: Story = {
  play: async ({ args }) => {
    await userEvent.type(await label(), 'Meal plans');
    await userEvent.tab();
    await userEvent.keyboard(' https://example.com/meals ');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({ label: 'Meal plans', url: 'https://example.com/meals' });
  },
};

export const Internal: Story = {
  args: { link: { id: 'drill', label: 'Fire drill', url: 'https://app.maplecourt.example/content/resource/12/items/content/4' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Link' })).toBeInTheDocument();
    const remark = await screen.findByText('Linking to internal Resource');
    await waitFor(() => expect(remark).toBeVisible());
    await userEvent.clear(await url());
    await expect(remark).toBeEmptyDOMElement();
    await userEvent.type(await url(), 'https://app.maplecourt.example/menus');
    await expect(remark).toHaveTextContent('Linking to internal Resource');
  },
};

export const NothingWritten: Story = {
  play: async ({ args }) => {
    await label();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Label is required')).toBeVisible();
    await expect(screen.getByText('URL is required')).toBeVisible();
    await waitFor(async () => expect(await label()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NoAddress: Story = {
  parameters: { checks: { width: 320 } },
  play: async ({ args }) => {
    await userEvent.type(await label(), 'Menus');
    await userEvent.type(await url(), '/content/menus');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText(/^URL is not valid/)).toBeVisible();
    await waitFor(async () => expect(await url()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsWhatWasTyped: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('Unable to process your request.'))) },
  play: async () => {
    await userEvent.type(await label(), 'Menus');
    await userEvent.type(await url(), 'https://example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process your request.');
    await expect(await url()).toHaveValue('https://example.com');
    await expect(await label()).toHaveValue('Menus');
  },
};
