import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { delay: 0 },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};

export const AfterHalfASecond: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <Spinner label="Loading Published Content" />,
  play: async ({ canvas, canvasElement }) => {
    const spinner = canvasElement.querySelector('[role="progressbar"]');
    await expect(spinner).toHaveStyle({ animationDelay: '0s, 0.5s' });
    await expect(await canvas.findByRole('progressbar', { name: 'Loading Published Content' })).toBeVisible();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Inline gap="large">
      <Spinner delay={0} size="small" />
      <Spinner delay={0} />
      <Spinner delay={0} size="large" />
    </Inline>
  ),
};
