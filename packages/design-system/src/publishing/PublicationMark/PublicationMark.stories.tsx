import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CardList } from '../../collections/CardList/CardList.tsx';
import { CardListItem } from '../../collections/CardList/CardListItem.tsx';
import { PublicationMark } from './PublicationMark.tsx';

const meta = {
  title: 'Publishing/PublicationMark',
  component: PublicationMark,
  args: { status: 'Draft' },
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <PublicationMark status="Draft" />
      <PublicationMark status="Scheduled" detail="2026-11-25 8:00 AM" />
      <PublicationMark status="Published" detail="2026-11-18 9:00 AM" />
    </div>
  ),
} satisfies Meta<typeof PublicationMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** In the card of a row its word is beside the name of the value, with and without a date below. */
export const InACard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <CardList label="Posts">
      <CardListItem itemId="help-desks" title="Help desks" details={[{ id: 'published', label: 'Published', value: <PublicationMark status="Scheduled" detail="2026-11-25 8:00 AM" /> }]} />
    </CardList>
  ),
  play: async ({ canvas }) => {
    await expect(middle(canvas.getByText('Scheduled'))).toBeCloseTo(middle(canvas.getByText('Published')), 0);
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
