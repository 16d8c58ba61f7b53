import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { RoleModal } from './RoleModal.tsx';

const roleTypes = [
  { id: 'super', name: 'SuperAdmin', description: 'Sees and changes everything.' },
  { id: 'unit', name: 'OrganizationUnitAdmin', description: 'Works on its own node and below.' },
  { id: 'staff', name: 'Staff', description: 'Uses the app only.' },
] as const;

const nodes = [
  {
    id: 'harbour',
    name: 'Harbour Care',
    children: [
      {
        id: 'north',
        name: 'North Region',
        children: [{ id: 'elm', name: 'Elm House', children: [{ id: 'first', name: 'First floor', children: [{ id: 'day', name: 'Day shift' }, { id: 'night', name: 'Night shift' }] }] }],
      },
      { id: 'office', name: 'Head Office' },
    ],
  },
];

const meta = {
  title: 'Access/RoleModal',
  component: RoleModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), roleTypes, nodes, onSave: fn(async () => undefined) },
} satisfies Meta<typeof RoleModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: /Name/ });
/** The window fades in: its contents are mounted immediately and become visible a moment later. */
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const row = (label: RegExp) => screen.findByRole('row', { name: label });
const chooseType = async (label: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: /Role type/ }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const AddNewRole: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add New Role' })).toBeInTheDocument();
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(screen.queryByRole('treegrid')).toBeNull();
  },
};

export const AddedAtADepthThatFits: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await name(), '  Regional lead ');
    await chooseType(/Super administrator/);
    await userEvent.click(await row(/Elm House|North Region/));
    await userEvent.click(await row(/Head Office/));
    await press('Add');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Regional lead', roleTypeId: 'super', organizationNodeId: 'office' });
  },
};

export const AnotherTypeClearsTheNode: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await name(), 'Night team');
    await chooseType(/Super administrator/);
    await userEvent.click(await row(/Harbour Care/));
    await chooseType(/Staff/);
    await expect(await row(/Harbour Care.*Depth 0, needs 4/)).not.toHaveAttribute('aria-selected', 'true');
    // The paths to the few nodes that fit are expanded.
    await userEvent.click(await row(/Elm House/));
    await press('Add');
    await seen('Organization node is required');
    await expect(screen.getByRole('searchbox', { name: 'Search organization' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(await row(/Night shift/));
    await press('Add');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Night team', roleTypeId: 'staff', organizationNodeId: 'night' }));
  },
};

export const EditRole: Story = {
  args: { role: { id: 'role', name: 'Day team', roleTypeId: 'staff', organizationNodeId: 'day' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Role' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Role type/ }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await seen('The type of a role cannot be changed.');
    await expect(await row(/Day shift/)).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const StandsAtAnotherDepth: Story = {
  args: { role: { id: 'role', name: 'Porters', roleTypeId: 'staff', organizationNodeId: 'elm' } },
  play: async ({ args }) => {
    await seen(/is at depth 2/);
    await userEvent.type(await name(), ' of the harbour');
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Porters of the harbour', roleTypeId: 'staff', organizationNodeId: 'elm' }));
  },
};

export const NameAndTypeMissing: Story = {
  play: async ({ args }) => {
    await name();
    await press('Add');
    await seen('Name is required');
    await seen('Role type is required');
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheForm: Story = {
  args: { role: { id: 'role', name: 'Day team', roleTypeId: 'staff', organizationNodeId: 'day' }, onSave: fn(() => Promise.reject(new Error('A role of this name exists.'))) },
  play: async ({ args }) => {
    // Enter saves in a browser; the Enter of user-event ignores the button outside of a form with two fields.
    await userEvent.type(await name(), ' B');
    await press('Save');
    await seen('A role of this name exists.');
    await expect(await name()).toHaveValue('Day team B');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const OrganizationFailed: Story = {
  args: { role: { id: 'role', name: 'Day team', roleTypeId: 'staff', organizationNodeId: 'day' }, nodes: [], nodesError: 'The server did not answer.', onRetryNodes: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetryNodes).toHaveBeenCalledOnce();
  },
};
