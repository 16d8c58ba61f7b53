import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { longLabel, narrow, refusal, saysWhyRefused, turnsBySpace } from '../toggleSample.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Send me a copy', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithDescription: Story = { args: { description: 'Residents of this region see it at once.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All residences' } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Confirm before you continue.' } };
export const LongLabel: Story = { args: { children: longLabel }, decorators: [narrow] };

export const TurnedBySpace: Story = { parameters: { checks: { isWithoutPicture: true } }, play: turnsBySpace('checkbox', 'Send me a copy') };

export const Refused: Story = { args: { disabledReason: refusal }, play: saysWhyRefused('checkbox', 'Send me a copy') };

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>Disabled, on</Checkbox>
      <Checkbox isIndeterminate>Some chosen</Checkbox>
      <Checkbox isInvalid errorMessage="Confirm first.">Invalid</Checkbox>
    </div>
  ),
};
