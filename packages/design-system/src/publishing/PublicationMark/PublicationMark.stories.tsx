import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
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
export const Matrix: Story = { decorators: [allCombinations] };
