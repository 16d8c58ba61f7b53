import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { longLabel, narrow, refusal, saysWhyRefused, turnsBySpace } from '../toggleSample.tsx';
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
export const LongLabel: Story = { args: { children: longLabel }, decorators: [narrow] };

export const TurnedBySpace: Story = { parameters: { checks: { isWithoutPicture: true } }, play: turnsBySpace('switch', 'Publish') };

export const Refused: Story = { args: { disabledReason: refusal }, play: saysWhyRefused('switch', 'Publish') };

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
