import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { RolePermissionsModal } from './RolePermissionsModal.tsx';

const few = [
  { id: 'news', name: 'House news', typeName: 'Social feed' },
  { id: 'menu', name: 'Weekly menu', typeName: 'Resource' },
  { id: 'ideas', name: 'Suggestions for the residents’ council and for the management of the northern houses', typeName: 'Suggestion box' },
];
const many = Array.from({ length: 24 }, (_, place) => ({ id: `page-${place + 1}`, name: `Page ${place + 1}`, typeName: place % 2 ? 'Gallery' : 'Survey' }));
const permissions = [
  { contentInstanceId: 'news', canRead: true, canWrite: true, canDelete: true },
  { contentInstanceId: 'menu', canRead: true, canWrite: false, canDelete: false },
];

const meta = {
  title: 'Access/RolePermissionsModal',
  component: RolePermissionsModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), roleId: 'north', roleName: 'North unit administrator', instances: few, permissions, onSave: fn(async () => undefined) },
} satisfies Meta<typeof RolePermissionsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('checkbox', { name });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Role Permissions' })).toBeVisible());
    await expect(await box('Write: House news')).toBeChecked();
    await expect(await box('Read: Weekly menu')).toBeChecked();
    await expect(await box('Read, all shown')).toBePartiallyChecked();
  },
};

export const ReadOffTakesTheOthers: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.click(await box('Read: House news'));
    await expect(await box('Write: House news')).not.toBeChecked();
    await expect(await box('Delete: House news')).not.toBeChecked();
    (await box('Delete: Weekly menu')).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(await box('Write: Suggestions for the residents’ council and for the management of the northern houses'));
    await expect(await box('Read, all shown')).toBePartiallyChecked();
    await press('Save');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith([
      { contentInstanceId: 'news', canRead: false, canWrite: false, canDelete: false },
      { contentInstanceId: 'menu', canRead: true, canWrite: false, canDelete: true },
      { contentInstanceId: 'ideas', canRead: true, canWrite: true, canDelete: false },
    ]);
  },
};

export const ColumnOfWhatTheSearchLeaves: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { instances: many, permissions: [] },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search content instances' }), 'page 2');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7));
    await userEvent.click(await box('Delete, all shown'));
    await expect(await box('Read: Page 24')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(await box('Read: Page 1')).not.toBeChecked();
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      ['2', '20', '21', '22', '23', '24'].map((page) => ({ contentInstanceId: `page-${page}`, canRead: true, canWrite: false, canDelete: true })),
    );
  },
};

export const RightsThatOneMayNotGive: Story = {
  args: {
    instances: [
      { id: 'news', name: 'House news', typeName: 'Social feed' },
      { id: 'menu', name: 'Weekly menu', typeName: 'Resource', refusedRights: ['canWrite', 'canDelete'], refusedReason: 'Your own role only reads this page.' },
    ],
    permissions: [],
  },
  play: async ({ args }) => {
    await expect(await box('Write: Weekly menu')).toBeDisabled();
    await userEvent.click(await box('Delete, all shown'));
    await userEvent.click(await box('Read, all shown'));
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith([
      { contentInstanceId: 'news', canRead: true, canWrite: false, canDelete: true },
      { contentInstanceId: 'menu', canRead: true, canWrite: false, canDelete: false },
    ]);
  },
};

export const Many: Story = {
  args: { instances: many, permissions: many.map(({ id }) => ({ contentInstanceId: id, canRead: true, canWrite: true, canDelete: false })) },
  play: async () => {
    await expect(await box('Write, all shown')).toBeChecked();
    await expect(await box('Delete, all shown')).not.toBeChecked();
  },
};

export const NoMatch: Story = {
  args: { instances: many },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz');
    await expect(await screen.findByText('Nothing matches “xyz”')).toBeVisible();
  },
};

export const FailureKeepsTheChanges: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The role was deleted.'))) },
  play: async ({ args }) => {
    await userEvent.click(await box('Write: Weekly menu'));
    await press('Save');
    await expect(await screen.findByText('The role was deleted.')).toBeVisible();
    await expect(await box('Write: Weekly menu')).toBeChecked();
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const SavingLocks: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(await box('Write: Weekly menu'));
    await press('Save');
    await userEvent.click(await box('Delete: Weekly menu'));
    await expect(await box('Delete: Weekly menu')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { instances: [], isLoading: true } };
export const LoadFailed: Story = { args: { instances: [], loadError: 'The server did not answer.', onRetry: fn() } };
