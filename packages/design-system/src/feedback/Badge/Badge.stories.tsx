import type { Meta, StoryObj } from '@storybook/react-vite';
import Pin from 'lucide-react/icons/pin';
import { allCombinations } from '#storybook/frames';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
export const Published: Story = { args: { children: 'Published', tone: 'success' } };
export const Scheduled: Story = { args: { children: 'Scheduled', tone: 'info' } };
export const Pinned: Story = { args: { children: 'Pinned', tone: 'accent', icon: <Pin /> } };

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Inline gap="small">
      {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
