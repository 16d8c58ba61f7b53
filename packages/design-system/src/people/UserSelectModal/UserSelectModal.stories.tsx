import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { UserSelectModal } from './UserSelectModal.tsx';
import type { SelectableUser, UserSelectModalProps } from './userSelectModalTypes.ts';

const names = ['Ada Larsson', 'Bao Nguyen', 'Chidi Okafor', 'Dana Fields', 'Maximiliana Featherstonehaugh-Okafor of the northern region', 'Femi Ade'];
const people = (from: number, to: number): SelectableUser[] =>
  Array.from({ length: to - from }, (_, place) => {
    const name = names[(from + place) % names.length]!;
    return { id: `user-${from + place}`, name, detail: `${name.split(' ', 1)[0]!.toLowerCase()}${from + place + 1}` };
  });
const firstPage = people(0, 20);

/** Finds 30 people for any phrase, 20 at a time, as a page would. */
function Kept(props: UserSelectModalProps) {
  const [users, setUsers] = useState(props.users);
  const [error, setError] = useState(props.error ?? null);
  return (
    <UserSelectModal
      {...props}
      users={users}
      error={error}
      hasMore={props.hasMore === true && users.length < 30}
      onSearch={(phrase) => {
        props.onSearch(phrase);
        // The first search fails where the story says so.
        if (props.error && users.length === 0 && phrase !== 'ada') return;
        setError(null);
      }}
      onLoadMore={() => {
        props.onLoadMore?.();
        setUsers((known) => [...known, ...people(known.length, 30)]);
      }}
    />
  );
}

const meta = {
  title: 'People/UserSelectModal',
  component: UserSelectModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSelect: fn(), onSearch: fn(), onLoadMore: fn(), users: firstPage },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof UserSelectModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = async (phrase: string) => {
  const field = await screen.findByRole('searchbox', { name: 'Search users' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(phrase);
};

export const BeforeASearch: Story = {
  play: async ({ args }) => {
    await search('a');
    await expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/^\s*Type at least 2 characters\s*$/);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Found: Story = {
  args: { hasMore: true },
  play: async ({ args }) => {
    await search('ada');
    await userEvent.click(await screen.findByRole('row', { name: 'Bao Nguyen, bao2' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('ada');
    await expect(screen.getByRole('button', { name: 'Select' })).toBeEnabled();
  },
};

export const ChosenByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { hasMore: true },
  play: async ({ args }) => {
    await search('ada');
    const first = await screen.findByRole('row', { name: 'Ada Larsson, ada1' });
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Home}{ArrowDown} ');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(firstPage[1]));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const ReachedByTheDownArrow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await search('ada');
    const first = await screen.findByRole('row', { name: 'Ada Larsson, ada1' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
  },
};

export const Searching: Story = { args: { users: [], isLoading: true }, play: () => search('ada') };

export const NothingFound: Story = {
  args: { users: [] },
  play: async () => {
    await search('zz');
    await screen.findByText('No user found for “zz”.');
  },
};

export const Failed: Story = {
  args: { users: [], error: 'The list of users did not arrive.' },
  play: async ({ args }) => {
    await search('zz');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const ChoiceRefused: Story = {
  args: { onSelect: fn(() => Promise.reject(new Error('This user already has the tag.'))) },
  play: async ({ args }) => {
    await search('ada');
    await userEvent.click(await screen.findByRole('row', { name: 'Bao Nguyen, bao2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This user already has the tag.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
