import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './commandPaletteTypes.ts';

const add = fn();
const groups: CommandPaletteProps['groups'] = [
  {
    id: 'places',
    title: 'Go to',
    commands: [
      { id: 'content', label: 'Published Content', icon: <FileText />, href: '#content', shortcut: 'G C' },
      { id: 'users', label: 'Users', icon: <Users />, href: '#users', detail: 'People who may sign in' },
    ],
  },
  {
    id: 'acts',
    title: 'Do',
    commands: [
      { id: 'add', label: 'Add new post', icon: <Plus />, shortcut: 'N', onAction: add },
      { id: 'dark', label: 'Dark appearance', icon: <Moon />, onAction: () => undefined },
    ],
  },
];

function Page(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox', { name: 'Search and commands' });
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toBeVisible());
};

const meta = {
  title: 'Collections/CommandPalette',
  component: CommandPalette,
  args: { isOpen: false, onOpenChange: fn(), groups },
  // The keys and the second line of a command describe it and are not part of its name.
  parameters: { ...inOwnWindow, checks: { disabledRules: ['label-content-name-mismatch'] } },
  render: (args) => <Page {...args} />,
  play: open,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    add.mockClear();
    await userEvent.tab();
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('zzz');
    await expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  },
};

export const ResultsOnTheirWay: Story = { args: { groups: [], isLoading: true, isFilteredByCaller: true } };
export const SearchFailed: Story = { args: { groups: [], error: 'The server did not answer.', isFilteredByCaller: true } };
