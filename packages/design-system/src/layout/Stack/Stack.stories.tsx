import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { sampleCards } from '../sampleCards.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: sampleCards },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualGap: Story = {};
export const Tight: Story = { args: { gap: 'xsmall' } };
export const Wide: Story = { args: { gap: 'xlarge' } };
export const Matrix: Story = { decorators: [allCombinations] };
