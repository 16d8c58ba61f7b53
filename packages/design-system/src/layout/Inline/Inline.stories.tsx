import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { Card } from '../Card/Card.tsx';
import { Inline } from './Inline.tsx';

const parts = ['Lobby', 'Dining room', 'Garden', 'Chapel'].map((place) => <Card key={place}>{place}</Card>);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: parts },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualGap: Story = {};
export const Tight: Story = { args: { gap: 'xsmall' } };
export const Wide: Story = { args: { gap: 'xlarge' } };
export const Matrix: Story = { decorators: [allCombinations] };
