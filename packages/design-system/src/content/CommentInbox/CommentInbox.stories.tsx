import Newspaper from 'lucide-react/icons/newspaper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { CommentInbox, type InboxEntry } from './CommentInbox.tsx';

const entries: InboxEntry[] = [
  {
    id: 'masks',
    author: { name: 'Nomvula Dlamini' },
    body: 'We ran out of size S masks on 2 East last night and nobody on shift knew where the spare key is.',
    createdUtc: '2026-11-21T11:46:00Z',
    isHidden: false,
    isUnread: true,
    postName: 'Influenza outbreak precautions',
    postIcon: <Newspaper width="1em" height="1em" />,
  },
  {
    id: 'clinic',
    author: { name: 'Luca Bianchi' },
    body: 'Is the Tuesday clinic for casual staff too?\nMy schedule says otherwise.',
    createdUtc: '2026-11-21T09:00:00Z',
    isHidden: false,
    isUnread: false,
    postName: 'Flu clinic dates for all sites, with everything that casual staff and volunteers have to know',
    postIcon: <Newspaper width="1em" height="1em" />,
  },
  { id: 'number', author: { name: 'Tom Brady' }, body: 'Call me on my private number.', createdUtc: '2026-11-18T08:00:00Z', isHidden: true, isUnread: false, postName: 'Parking at the Kingsway site' },
];

const meta = {
  title: 'Content/CommentInbox',
  component: CommentInbox,
  args: {
    label: 'Comments',
    entries,
    selectedId: 'clinic',
    onSelectionChange: fn(),
    now: new Date('2026-11-21T12:00:00Z'),
    empty: <EmptyState title="Nothing new" detail="You have seen every comment that was found." />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 380 }}>
      <CommentInbox {...args} />
    </div>
  ),
} satisfies Meta<typeof CommentInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = {};

export const ArrowsChooseAndLettersDoNot: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: /^Luca Bianchi/ });
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Luca Bianchi/ })).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('row', { name: /^Luca Bianchi/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('masks');
    await expect(canvas.getByRole('row', { name: /^Unread, Nomvula Dlamini, We ran out/ })).toHaveFocus();
  },
};

/** As time passes and comments arrive, the list re-renders. */
export const ChoiceIsAnnouncedOnce: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    const [now, setNow] = useState(args.now);
    return (
      <div role="presentation" onKeyDown={({ key }) => key === 'n' && setNow(new Date(now.getTime() + 60_000))}>
        <CommentInbox {...args} now={now} selectedId={selectedId} onSelectionChange={setSelectedId} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const announced = () => [...document.querySelectorAll('[data-live-announcer] [role="log"] > *')].filter(({ textContent }) => textContent === 'Nomvula Dlamini selected.');
    const before = announced().length;
    await canvas.findByRole('row', { name: /^Luca Bianchi/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(announced()).toHaveLength(before + 1));
    await userEvent.keyboard('nn');
    await expect(announced()).toHaveLength(before + 1);
  },
};

export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { entries: [], isLoading: true } };
export const Empty: Story = { args: { entries: [], selectedId: null } };
export const Matrix: Story = { decorators: [allCombinations] };
