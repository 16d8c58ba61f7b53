import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Publish', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithDescription: Story = { args: { description: 'Residents of this region see it at once.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const LongLabel: Story = {
  args: { children: 'Show to residents, families, volunteers and staff of every residence in the Northern and Eastern Regions' },
  decorators: [(StoryOfSwitch) => <div style={{ maxInlineSize: 260 }}><StoryOfSwitch /></div>],
};

export const TurnedBySpace: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('switch', { name: 'Publish' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Refused: Story = {
  args: { disabledReason: 'Only super administrators may change this.' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Publish' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription('Only super administrators may change this.');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>Disabled, on</Switch>
    </div>
  ),
};
