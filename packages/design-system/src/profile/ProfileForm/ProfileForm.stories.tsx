import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import type { ProfileFormProps } from './profileFormTypes.ts';
import { ProfileForm } from './ProfileForm.tsx';

const maya = { name: 'Maya Okafor', email: 'maya.okafor@maplecourt.example', phoneNumber: '+14165550199', phoneLoginEnabled: true };

const saved = { name: maya.name, phoneNumber: maya.phoneNumber, phoneLoginEnabled: true };

const meta = {
  title: 'Profile/ProfileForm',
  component: ProfileForm,
  args: { profile: maya, onSave: fn(() => Promise.resolve()) },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}><Story /></div>],
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    // Nothing was saved here yet, and nothing says so.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithoutNumber: Story = { args: { profile: { ...maya, email: null, phoneNumber: null, phoneLoginEnabled: false } } };
export const Narrow: Story = {
  args: { profile: { ...maya, name: 'Maria Theresa Evangelista-Villanueva de la Cruz', email: 'maria.theresa.evangelista-villanueva@maplecourt-residences.example' } },
  parameters: { checks: { width: 320 } },
};

export const SuperAdministrator: Story = {
  args: { isSuperAdministrator: true, customerPortalHref: 'https://portal.example' },
  play: async ({ canvas, args }) => {
    const locked = canvas.getByRole('group', { name: 'Contact details' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(/are changed in the customer portal/);
    for (const fact of ['Maya Okafor', 'maya.okafor@maplecourt.example', '+1 416 555 0199']) await expect(locked).toHaveTextContent(fact);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // Said once, not at every detail.
    await expect(canvas.getAllByText(/customer portal/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('switch', { name: 'Phone login' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Maya Okafor', phoneNumber: '+14165550199', phoneLoginEnabled: false }, saved));
  },
};

/** Keeps what is saved, as a page would. */
function Kept({ profile: first, onSave, ...props }: ProfileFormProps) {
  const [profile, setProfile] = useState(first);
  return (
    <ProfileForm
      {...props}
      profile={profile}
      onSave={async (values, opened) => {
        await onSave(values, opened);
        setProfile({ ...profile, ...values });
      }}
    />
  );
}

export const ClearedPhoneEndsPhoneLogin: Story = {
  render: Kept,
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' });
    const login = canvas.getByRole('switch', { name: 'Phone login' });
    await userEvent.clear(phone);
    await waitFor(() => expect(login).not.toBeChecked());
    await expect(canvas.getByText('Phone login needs a phone number.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Maya Okafor', phoneNumber: null, phoneLoginEnabled: false }, saved));
    await waitFor(() => expect(canvas.getByText('Saved', { exact: true })).toBeVisible());
  },
};

export const NeedsAName: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '9{Enter}');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/^\s*Name is required\s*$/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('Somebody else signs in with this phone number.'))) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '-Lee{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else signs in with this phone number.');
    await expect(name).toHaveValue('Maya Okafor-Lee');
  },
};

/** A newer profile loads while the user types, as it does when the user returns to the page. */
function Newer({ profile, ...props }: ProfileFormProps) {
  const [isNewer, setNewer] = useState(false);
  return (
    <>
      <ProfileForm {...props} profile={isNewer ? { ...profile, name: 'Maya Okafor-Roy', phoneNumber: '+14165550142' } : profile} />
      <button type="button" onClick={() => setNewer(true)}>
        Read again
      </button>
    </>
  );
}

export const NewerProfileWhileTyping: Story = {
  render: Newer,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '-Lee');
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(name).toHaveValue('Maya Okafor-Lee');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 416 555 0142');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // Typed values are kept apart from values that were only loaded.
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...saved, name: 'Maya Okafor-Lee', phoneNumber: '+14165550142' }, { ...saved, phoneNumber: '+14165550142' }),
    );
  },
};

export const Discarded: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.type(name, '-Lee');
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Maya Okafor');
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await expect(save).toHaveFocus();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('There are no changes to save.');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ProfileForm {...args} />
      <ProfileForm {...args} isSuperAdministrator customerPortalHref="https://portal.example" />
    </div>
  ),
};
