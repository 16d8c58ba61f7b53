import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { InlineError } from './InlineError.tsx';

const meta = {
  title: 'Feedback/InlineError',
  component: InlineError,
  args: { children: 'The stat could not be loaded.' },
} satisfies Meta<typeof InlineError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: { children: 'The numbers of this tenant could not be loaded, because the host did not answer in time. They are asked for again in a moment.' },
  parameters: { checks: { width: 320 } },
};
export const Matrix: Story = { decorators: [allCombinations] };
