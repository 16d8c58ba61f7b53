import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RoleSelector } from './RoleSelector.tsx';

const roles = [
  { id: 'super', name: 'Super administrator' },
  { id: 'unit', name: 'Unit administrator', organizationNode: 'North Region' },
];
const tenants = [
  { id: 'harbour', name: 'Harbour Care' },
  { id: 'prairie', name: 'Prairie Homes' },
];

const meta = {
  title: 'Navigation/RoleSelector',
  component: RoleSelector,
  args: { tenant: tenants[0]!, role: roles[0]!, roles, tenants, onRoleChange: fn(), onTenantChange: fn() },
} satisfies Meta<typeof RoleSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoRole: Story = { args: { role: null } };
export const NothingChosen: Story = { args: { tenant: null, role: null, roles: [] } };
export const NothingToChange: Story = { args: { roles: roles.slice(0, 1), tenants: tenants.slice(0, 1) } };

/** One tenant with several roles, or several tenants with one role each: both are a choice (SHELL-76, SHELL-77). */
export const RolesOfOneTenant: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { tenants: tenants.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Unit administrator/ }));
    await expect(args.onRoleChange).toHaveBeenLastCalledWith('unit');
  },
};
export const TenantsWithOneRole: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { roles: roles.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Prairie Homes' }));
    await expect(args.onTenantChange).toHaveBeenLastCalledWith('prairie');
  },
};
export const ActingAs: Story = { args: { role: roles[1]!, actingAs: 'Acting as unit administrator of North Region' } };
/** The bar shows the whole sentence where there is room; the menu always does. */
export const ActingAsOpen: Story = {
  args: { role: roles[1]!, actingAs: 'Acting as unit administrator of North Region' },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('Acting as unit administrator of North Region');
    await expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth);
    await expect(sentence).toHaveAttribute('title', 'Acting as unit administrator of North Region');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await expect(screen.getAllByText('Acting as unit administrator of North Region')).toHaveLength(2);
  },
};

export const LongNames: Story = {
  args: {
    tenant: { id: 'long', name: 'The Harbour and Prairie Foundation for Residential Care' },
    role: { id: 'long', name: 'Regional communication and family liaison administrator' },
  },
};

export const RoleByArrowKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: /Unit administrator/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRoleChange).toHaveBeenLastCalledWith('unit');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TenantByPointer: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Prairie Homes' }));
    await expect(args.onTenantChange).toHaveBeenLastCalledWith('prairie');
    await expect(args.onRoleChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
