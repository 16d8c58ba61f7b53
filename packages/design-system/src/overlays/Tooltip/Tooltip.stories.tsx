import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Everyone below this node sees the item at once.',
    placement: 'bottom',
    children: <Button>Publish</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Everyone below this node');
  },
};

/** What it covers can be pressed: the tooltip closes as the pointer moves there. */
export const GivesWay: Story = {
  args: { placement: 'top' },
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => (
    <Stack gap="xsmall" align="start">
      <Button variant="outline">Another control, above</Button>
      <Tooltip {...args}>
        <Button>Publish</Button>
      </Tooltip>
    </Stack>
  ),
  decorators: [(Story) => <div style={{ paddingBlockStart: 80 }}><Story /></div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const covered = canvas.getByRole('button', { name: 'Another control, above' }).getBoundingClientRect();
    const { left, right, bottom } = tooltip.getBoundingClientRect();
    const clientX = Math.max(left, covered.left) + 4;
    const clientY = Math.min(bottom, covered.bottom) - 4;
    await expect(clientX).toBeLessThan(Math.min(right, covered.right));
    await waitFor(() => expect(tooltip.contains(document.elementFromPoint(clientX, clientY))).toBe(true));
    await userEvent.pointer({ target: tooltip, coords: { clientX, clientY } });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LeavesWithEscape: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
