import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { sampleCards } from '../sampleCards.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: sampleCards },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualGap: Story = {};
export const Tight: Story = { args: { gap: 'xsmall' } };
export const Wide: Story = { args: { gap: 'xlarge' } };
export const Matrix: Story = { decorators: [allCombinations] };
