import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { spinnerDelay } from '#storybook/spinnerDelay';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { children: 'Add item', icon: <Plus /> } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete item' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const FullWidth: Story = { args: { isFullWidth: true } };

export const LongText: Story = {
  args: { children: 'Publish to every residence of the Northern and Eastern Regions' },
  decorators: [(StoryOfButton) => <div style={{ inlineSize: 200 }}><StoryOfButton /></div>],
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Save changes/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(spinnerDelay(button)).toBe('0.5s');
  },
};

/** No second wait is added for a caller that has waited already, as downloads do (LIM-121). */
export const PendingAfterAWait: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isPending: true, hasWaited: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Save changes/ });
    await expect(spinnerDelay(button)).toBe('0s');
    await expect(getComputedStyle(canvas.getByText('Save changes')).animationDelay).toBe('0s');
  },
};

export const Refused: Story = {
  args: { disabledReason: 'Only super administrators may change this' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/Only super administrators may change this/);
    await expect(await screen.findByRole('tooltip', { hidden: true })).toBeInTheDocument();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function RefusedOnceDone() {
  const [isDone, setIsDone] = useState(false);
  return (
    <Button onPress={() => setIsDone(true)} disabledReason={isDone ? 'Everything is saved' : undefined}>
      Save
    </Button>
  );
}

/** Pressed by keyboard, it keeps the focus. */
export const BecomesRefused: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <RefusedOnceDone />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleDescription('Everything is saved');
    await expect(button).toBeInTheDocument();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Everything is saved');
  },
};

/** After a press by pointer the result is seen, with nothing over it. */
export const BecomesRefusedUnderThePointer: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <RefusedOnceDone />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription('Everything is saved');
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  },
};

export const PressedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

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
