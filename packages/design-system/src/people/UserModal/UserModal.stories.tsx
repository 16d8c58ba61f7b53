import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { sampleUser } from './sampleUser.ts';
import { UserModal } from './UserModal.tsx';
import type { UserValues } from './userModalTypes.ts';

const choices = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));

const maya: UserValues = {
  ...sampleUser,
  roleIds: ['publisher'],
  tagIds: ['@kitchen'],
  departmentId: 'dining',
  supervisor: { id: 'user-1', name: 'Ada Larsson' },
};

const meta = {
  title: 'People/UserModal',
  component: UserModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSave: fn(() => Promise.resolve()),
    onCheckExists: fn(() => Promise.resolve<boolean | string>(false)),
    roles: choices('Publisher', 'Unit administrator'),
    tags: choices('@kitchen', '@nightshift'),
    departments: choices('Dining', 'Nursing'),
    supervisorSearch: { onSearch: fn(), users: [{ id: 'user-2', name: 'Bao Nguyen', detail: 'bao' }] },
  },
} satisfies Meta<typeof UserModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const New: Story = {};
export const Existing: Story = {
  args: { user: maya },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Edit User' });
    await waitFor(() => expect(box('Name')).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There are no changes to save.');
    await userEvent.type(box('Username'), 'x');
    await expect(box('Username')).toHaveValue('mayaokafor');
    await expect(args.onCheckExists).not.toHaveBeenCalled();
  },
};

export const AddedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(box('Name')).toHaveFocus());
    await userEvent.keyboard('Zoë Smith 2');
    await expect(box('Username')).toHaveValue('zoesmith2');
    await userEvent.clear(box('Username'));
    await userEvent.type(box('Username'), 'zoe');
    await userEvent.type(box('Name'), 'nd');
    await expect(box('Username')).toHaveValue('zoe');
    screen.getByRole('button', { name: 'Add' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      user: { name: 'Zoë Smith 2nd', username: 'zoe', phoneNumber: null, phoneLoginEnabled: false, isActive: true },
      roleIds: [],
      tagIds: [],
      departmentId: null,
      supervisorId: null,
    });
  },
};

export const RefusedAtSave: Story = {
  play: async ({ args }) => {
    await userEvent.type(box('Email'), 'zoe@example');
    await press('Add');
    await waitFor(() => expect(box('Name')).toHaveFocus());
    await waitFor(() => expect(box('Name')).toHaveAccessibleDescription(/^\s*Name is required\s*$/));
    await userEvent.keyboard('Zoë');
    await userEvent.type(box('Username'), '.');
    await press('Add');
    await waitFor(() => expect(box('Username')).toHaveFocus());
    await waitFor(() => expect(box('Username')).toHaveAccessibleDescription(/Username must have letters and digits only/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MatchingUser: Story = {
  args: { onCheckExists: fn(() => Promise.resolve<boolean | string>(true)) },
  play: async ({ args }) => {
    await userEvent.type(box('Name'), 'Maya Okafor');
    await screen.findByText('Matching user found');
    await expect(args.onCheckExists).toHaveBeenLastCalledWith({ username: 'mayaokafor' }, expect.any(AbortSignal));
  },
};

/** The existing user is named, and stays named while the suggested username changes. */
export const UsernameTaken: Story = {
  args: {
    onCheckExists: fn(() => Promise.resolve<boolean | string>('Maya Okafor')),
    onCheckUsername: fn((username: string) => Promise.resolve(username !== 'mayaokafor')),
  },
  play: async ({ args }) => {
    await userEvent.type(box('Name'), 'Maya Okafor');
    await waitFor(() => expect((box('Username') as HTMLInputElement).value).toMatch(/^mayaokafor[a-z0-9]{4}$/));
    await expect(box('Username')).toHaveAccessibleDescription('The suggested username is taken, so four characters were added.');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Matching user foundMaya Okafor');
    await userEvent.type(box('Name'), 's');
    await expect(box('Username')).toHaveValue('mayaokafors');
    await waitFor(() => expect(args.onCheckUsername).toHaveBeenLastCalledWith('mayaokafors', expect.any(AbortSignal)));
    await expect(box('Username')).toHaveValue('mayaokafors');
  },
};

export const UsernameByHandTaken: Story = {
  args: { onCheckUsername: fn((username: string) => Promise.resolve(username !== 'maya')) },
  play: async () => {
    await userEvent.type(box('Name'), 'Maya Okafor');
    await userEvent.clear(box('Username'));
    await userEvent.type(box('Username'), 'maya');
    await waitFor(() => expect(box('Username')).toHaveAccessibleDescription(/Someone else has this username\./));
    await expect(box('Username')).toHaveValue('maya');
    await userEvent.type(box('Username'), '7');
    await expect(box('Username')).not.toHaveAccessibleDescription(/Someone else/);
  },
};

/** A username of 20 characters and more has a tooltip, a shorter one has none. */
export const LongUsername: Story = {
  args: { user: { ...maya, name: 'Margaret Chen-Whitaker', username: 'margaretchenwhitaker' } },
  play: async () => {
    await expect(await screen.findByTitle('margaretchenwhitaker')).toContainElement(box('Username'));
  },
};

export const ShortUsername: Story = {
  args: { user: { ...maya, username: 'margaretchenwhitake' } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByTitle('margaretchenwhitake')).toBeNull();
  },
};

/** The user was added, but only in part: the form continues as that of an existing one. */
export const AddedInPart: Story = {
  args: { wasAdded: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit User' });
    await expect(box('Username')).toHaveAccessibleDescription('A username can’t be changed.');
  },
};

export const PhoneCleared: Story = {
  args: { user: maya },
  play: async ({ args }) => {
    await waitFor(() => expect(box('Name')).toHaveFocus());
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Phone number' }));
    const login = screen.getByRole('switch', { name: 'Phone login' });
    await expect(login).not.toBeChecked();
    await expect(login).toHaveAccessibleDescription('Phone login needs a phone number.');
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ user: expect.objectContaining({ phoneNumber: null, phoneLoginEnabled: false }) })));
  },
};

export const SuperAdministrator: Story = {
  args: { user: maya, isSuperAdministrator: true, customerPortalHref: 'https://portal.example' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    await expect(dialog).toHaveAccessibleDescription('Maya Okafor');
    // Focus goes to the first thing that can be changed.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tags/ })).toHaveFocus());
    const locked = within(dialog).getByRole('group', { name: 'Contact details' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(/are changed in the customer portal/);
    for (const fact of ['Maya Okafor', 'mayaokafor', 'maya@example.com', '+1 416 555 0199', 'Publisher']) await expect(locked).toHaveTextContent(fact);
    await expect(within(dialog).getAllByText(/super administrator/)).toHaveLength(1);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('switch')).toBeNull();
    const supervisor = within(screen.getByRole('group', { name: 'Supervisor' }));
    await userEvent.click(supervisor.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(supervisor.getByRole('button', { name: 'Choose' })).toHaveFocus());
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ tagIds: ['@kitchen'], departmentId: 'dining', supervisorId: null }));
  },
};

export const SupervisorChanged: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { user: maya },
  play: async ({ args }) => {
    await press('Change');
    await userEvent.type(await screen.findByRole('searchbox'), 'bao');
    await userEvent.click(await screen.findByRole('row', { name: 'Bao Nguyen, bao' }));
    await press('Select');
    await screen.findByText('Bao Nguyen');
    await press('Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ supervisorId: 'user-2' })));
  },
};

export const NotSaved: Story = {
  args: { user: maya, onSave: fn(() => Promise.reject(new Error('The username is taken.'))) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Smith');
    await press('Save');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The username is taken.');
    await expect(box('Name')).toHaveValue('Maya Okafor Smith');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A problem that the host reports for a field is shown there, until the value changes. */
export const RefusedAtAField: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error("The user was not added. Field 'username': This username is taken."), {
          fieldProblems: { username: 'This username is taken.' },
          messageBeyond: () => 'The user was not added.',
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.type(box('Name'), 'Chidi');
    await press('Add');
    await waitFor(() => expect(box('Username')).toHaveAccessibleDescription(/This username is taken\./));
    await expect(screen.getByRole('alert')).toHaveTextContent('The user was not added.');
    await expect(screen.getAllByText(/This username is taken/)).toHaveLength(1);
    await userEvent.type(box('Username'), '7');
    await expect(box('Username')).toBeValid();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const ClosedWithChanges: Story = {
  args: { user: maya },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Smith');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Empty texts are dropped when sent (`USER-34`), so that clearing these would save nothing: it is refused (decisions-core A45). */
export const WhatIsKept: Story = {
  args: { user: { ...maya, pccLoginName: 'mokafor' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Edit User' });
    await userEvent.clear(box('PCC login name'));
    await press('Save');
    await waitFor(() => expect(box('PCC login name')).toHaveFocus());
    await expect(box('PCC login name')).toHaveAccessibleDescription('You can change it, but not remove it. PCC login name is required');
    await userEvent.clear(box('Email'));
    await press('Save');
    await waitFor(() => expect(box('Email')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
