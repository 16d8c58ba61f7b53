import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { spinnerDelay } from '#storybook/spinnerDelay';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit Spring newsletter', icon: <Pencil />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Danger: Story = { args: { tone: 'danger', label: 'Delete Spring newsletter', icon: <Trash2 /> } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => expect(spinnerDelay(canvas.getByRole('button'))).toBe('0.5s'),
};

/** No second wait is added for a caller that has waited already, as downloads do (LIM-121). */
export const PendingAfterAWait: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isPending: true, hasWaited: true },
  play: async ({ canvas }) => expect(spinnerDelay(canvas.getByRole('button'))).toBe('0s'),
};

export const NameInTooltip: Story = {
  args: { variant: 'outline' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(args.label);
    // The name once: not as a description, and not from the tooltip.
    await expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-describedby');
    await expect(screen.getByRole('tooltip', { hidden: true })).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { tone: 'danger', label: 'Delete', icon: <Trash2 />, disabledReason: 'Your role may read this page only' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Your role may read this page only');
    // It isn't labelled by a progress bar, because none is shown.
    await expect(button).not.toHaveAttribute('aria-labelledby');
    await expect(button).not.toHaveAttribute('data-pending');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton {...args} size="small" />
      <IconButton {...args} />
      <IconButton {...args} size="large" icon={<Ellipsis />} label="More actions" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} tone="danger" label="Delete" icon={<Trash2 />} />
      <IconButton {...args} isDisabled />
    </div>
  ),
};
