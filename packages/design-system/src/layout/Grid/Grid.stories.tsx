import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { sampleCards } from '../sampleCards.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: sampleCards },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualGap: Story = {};
export const Tight: Story = { args: { gap: 'xsmall' } };
export const Wide: Story = { args: { gap: 'xlarge' } };
/** Narrow enough columns for two beside each other in a tenth of a window. */
export const Matrix: Story = { decorators: [allCombinations], args: { columns: 'small' } };
