import type { Meta, StoryObj } from '@storybook/react-vite';
import Inbox from 'lucide-react/icons/inbox';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No items found' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithWayOut: Story = {
  args: {
    icon: <Inbox />,
    detail: 'No item has this type and this name. Take the filters away to see all of them.',
    action: <Button variant="outline" tone="neutral">Clear Filters</Button>,
  },
};

export const Narrow: Story = { ...WithWayOut, parameters: { checks: { width: 320 } } };

export const Matrix: Story = { ...WithWayOut, decorators: [allCombinations] };
