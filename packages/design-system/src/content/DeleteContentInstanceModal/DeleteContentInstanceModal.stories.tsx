import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { DeleteContentInstanceModal, type DeleteContentInstanceModalProps } from './DeleteContentInstanceModal.tsx';

const meta = {
  title: 'Content/DeleteContentInstanceModal',
  component: DeleteContentInstanceModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), name: 'Spring newsletter', itemCount: 42, onDelete: fn<DeleteContentInstanceModalProps['onDelete']>(() => Promise.resolve()) },
} satisfies Meta<typeof DeleteContentInstanceModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole('button', { name: 'Delete' });

export const WithItems: Story = {
  play: async () => {
    await expect(await screen.findByText(/all 42 items on it/)).toBeInTheDocument();
    await waitFor(() => expect(confirm()).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const WithoutItems: Story = {
  args: { itemCount: 0 },
  play: async () => {
    await expect(await screen.findByText(/There are no items on it/)).toBeInTheDocument();
  },
};

export const NotCountedYet: Story = {
  args: { itemCount: undefined },
  play: async () => {
    await expect(await screen.findByText(/and all items on it/)).toBeInTheDocument();
  },
};

export const Deleted: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Spring newsletter{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onDelete: fn<DeleteContentInstanceModalProps['onDelete']>(() => Promise.reject(new Error('You may not delete this page.'))) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Spring newsletter{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('You may not delete this page.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
