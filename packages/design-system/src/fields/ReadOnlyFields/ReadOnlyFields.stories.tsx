import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { IconPicker } from '../IconPicker/IconPicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';

const reason = 'Only a super administrator may change this.';

const meta = {
  title: 'Fields/ReadOnlyFields',
  component: ReadOnlyFields,
  args: { reason },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Stack gap="large">
      <ReadOnlyFields {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ReadOnlyFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldsRefusedFor = (disabledReason: string | undefined) => (
  <>
    <TextField label="Page name" defaultValue="News and Announcements" disabledReason={disabledReason} />
    <NumberField label="Order" defaultValue={4} disabledReason={disabledReason} />
    <Switch defaultSelected description="Applies to new posts." disabledReason={disabledReason}>
      Enable Read Confirmations
    </Switch>
  </>
);

export const Refused: Story = {
  args: { children: fieldsRefusedFor(reason) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(reason)).toHaveLength(1);
    await expect(canvas.getByText('Applies to new posts.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page name' }), 'x');
    await expect(canvas.getByRole('textbox', { name: 'Page name' })).toHaveValue('News and Announcements');
  },
};

export const AnotherReasonStays: Story = {
  args: { children: <TextField label="Target email" disabledReason="The page has no box yet." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Target email' })).toHaveAccessibleDescription('The page has no box yet.');
  },
};

export const NothingIsSaidOfFieldsThatCanBeChanged: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { reason: undefined, children: fieldsRefusedFor(undefined) },
  play: async ({ canvas }) => {
    await expect(screen.queryByText(reason)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Page name' })).not.toHaveAttribute('readonly');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { children: <>{fieldsRefusedFor(reason)}<IconPicker label="Icon" icons={[{ id: 'star', name: 'StarIcon' }, { id: 'bell', name: 'BellIcon' }]} value="star" onChange={() => undefined} disabledReason={reason} /></> },
};
