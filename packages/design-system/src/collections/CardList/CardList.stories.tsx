import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { sampleItems, type SampleItem } from '../DataTable/sampleContent.tsx';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { CardList } from './CardList.tsx';
import { CardListItem } from './CardListItem.tsx';

const card = (item: SampleItem) => (
  <CardListItem
    key={item.id}
    title={item.name}
    actions={
      <Button size="small" variant="quiet" aria-label={`Edit ${item.name}`}>
        Edit
      </Button>
    }
    details={[
      { id: 'type', label: 'Content Type', value: item.type },
      { id: 'author', label: 'Author', value: item.author ?? 'Unknown' },
      { id: 'status', label: 'Status', value: <Badge>{item.status}</Badge> },
    ]}
  />
);

const meta = {
  title: 'Collections/CardList',
  component: CardList,
  args: { label: 'Content', children: sampleItems(3).map(card) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Content' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getAllByRole('term').slice(0, 3).map((term) => term.textContent)).toEqual(['Content Type', 'Author', 'Status']);
  },
};

export const LongText: Story = {
  args: { children: sampleItems(2).map((item) => card({ ...item, name: `${item.name} ${'and everything that follows from it '.repeat(3)}`, author: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2) })) },
};

/** A cell that truncates its text in a table makes no card wider than its list. */
export const UnbreakableTitle: Story = {
  args: {
    children: (
      <CardListItem
        itemId="long"
        title={<span style={{ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap' }}>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)}</span>}
        actions={<Button size="small">Edit</Button>}
        details={[{ id: 'author', label: 'Author', value: <UserBadge name={'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} /> }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getByRole('listitem').offsetWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(within(list).getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
    // Wraps: touch can't reach a title attribute with the whole text.
    await expect(within(list).getByRole('definition').scrollWidth).toBeLessThanOrEqual(within(list).getByRole('definition').clientWidth);
    await expect(within(list).getByRole('definition').offsetHeight).toBeGreaterThan(30);
  },
};

export const LoadingFirst: Story = { args: { children: null, isLoading: true } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Empty: Story = { args: { children: null, empty: 'No content has been published yet.' } };
export const Matrix: Story = { decorators: [allCombinations], args: { children: sampleItems(2).map(card) } };
