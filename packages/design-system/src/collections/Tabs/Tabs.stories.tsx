import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Tabs } from './Tabs.tsx';
import type { TabItem, TabsProps } from './tabTypes.ts';

const items: readonly TabItem[] = [
  { id: 'posts', label: 'Posts', count: 10 },
  { id: 'comments', label: 'Comments', icon: <MessageCircle />, count: 128 },
  { id: 'likes', label: 'Likes', icon: <Heart />, count: 0 },
  { id: 'settings', label: 'Settings' },
];
const routes: readonly TabItem[] = [
  { id: 'feed', label: 'Posts', href: '#feed' },
  { id: 'feed-settings', label: 'Settings', href: '#feed-settings' },
];

const meta = {
  title: 'Collections/Tabs',
  component: Tabs,
  args: { label: 'Social feed', items, onSelectionChange: fn(), children: (id) => <p>What is in {id}.</p> },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Comments/ })).toHaveTextContent('99+');
    await expect(canvas.getByRole('tab', { name: /Posts/ })).toHaveTextContent('10');
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('What is in posts.');
  },
};

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('tab', { name: /Posts/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Comments/ })).toHaveFocus());
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('comments');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is in settings.'));
    await userEvent.click(canvas.getByRole('tab', { name: /Likes/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is in likes.');
  },
};

export const OfRoutes: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { items: routes, selectedId: 'feed' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tab', { name: 'Settings' })).toHaveAttribute('href', '#feed-settings');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveFocus());
    // Moving past a route does not navigate to it.
    await expect(args.onSelectionChange).not.toHaveBeenCalledWith('feed-settings');
    await expect(canvas.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OfARouteThatIsNotOffered: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { items: routes, selectedId: 'feed-secrets' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(2);
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await expect(canvas.queryByText('What is in feed-secrets.')).toBeNull();
  },
};

export const NarrowScrolls: Story = {
  args: { defaultSelectedId: 'settings' },
  parameters: { checks: { width: 320 } },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more-before'));
    const tab = canvas.getByRole('tab', { name: 'Settings' }).getBoundingClientRect();
    // Within the padding: letters may be wider since the font has loaded.
    await expect(tab.right - 12).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  },
};

/** Counts that load later than the tabs. */
function WithLateCounts(props: TabsProps) {
  const [isCounted, setCounted] = useState(false);
  const uncounted = props.items.map((item) => ({ ...item, count: null }));
  return (
    <div style={{ inlineSize: '19rem' }}>
      <Tabs {...props} items={isCounted ? props.items : uncounted} />
      <Button onPress={() => setCounted(true)}>Count</Button>
    </div>
  );
}

const isInSightWhole = (tab: Element) => {
  const [place, room] = [tab.getBoundingClientRect(), tab.parentElement!.getBoundingClientRect()];
  return place.left >= room.left && place.right <= room.right + 1;
};

/** A tab that is selected and the last one; the counts come later. */
const late = (label: string, others: readonly TabItem[]): Story => ({
  parameters: { checks: { isWithoutPicture: true } },
  args: { items: [...others, { id: 'read', label, count: 12 }], defaultSelectedId: 'read' },
  render: (args) => <WithLateCounts {...args} />,
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: label });
    await waitFor(() => expect(isInSightWhole(tab)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await waitFor(() => expect(tab).toHaveTextContent('12'));
    await waitFor(() => expect(isInSightWhole(tab)).toBe(true));
    await expect(canvas.getByRole('tablist')).toHaveAttribute('data-more-before');
  },
});

export const ACountThatComesLaterLeavesTheSelectedTabInSight: Story = late('Read Confirmations', [{ id: 'comments', label: 'Comments' }, { id: 'likes', label: 'Likes' }]);
export const CountsOfTheTabsBeforeLeaveTheSelectedTabInSight: Story = late('Read', items.slice(0, 3));

export const PanelLoading: Story = { args: { isPanelLoading: true } };

export const Matrix: Story = { decorators: [allCombinations], args: { defaultSelectedId: 'comments' } };
