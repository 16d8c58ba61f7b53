import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Active users', children: 'Forty-two people opened a notice in the last hour.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const WithActions: Story = { args: { actions: <Button size="small" variant="outline" tone="neutral">Show as table</Button> } };
export const ContentAlone: Story = { render: ({ children }) => <Card>{children}</Card> };
export const NoPadding: Story = { args: { padding: 'none' } };
export const LongTitle: Story = {
  args: { title: 'Active users of the Northern and Eastern Regions in the last fourteen days', actions: <Button size="small">Export</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}><Story /></div>],
};
export const Matrix: Story = {
  decorators: [allCombinations],
  // The same card ten times has the same name ten times, and only here.
  parameters: { checks: { disabledRules: ['landmark-unique'] } },
};
