import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Quiet: Story = { args: { variant: 'quiet' } };

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['accent', 'neutral', 'danger'] as const).map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} variant="outline" />
          <Button {...args} tone={tone} variant="quiet" />
          <Button {...args} tone={tone} isDisabled />
        </div>
      ))}
    </div>
  ),
};
