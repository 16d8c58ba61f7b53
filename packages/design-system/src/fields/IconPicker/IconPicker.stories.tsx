import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { IconPicker } from './IconPicker.tsx';

const icons = [
  'NewspaperIcon', 'MegaphoneIcon', 'HeartIcon', 'StarIcon', 'ShieldIcon', 'ClipboardIcon', 'ChartIcon', 'BookIcon', 'GraduationIcon', 'FolderIcon',
  'PhoneIcon', 'PeopleIcon', 'CameraIcon', 'ImageIcon', 'PaletteIcon', 'LightbulbIcon', 'ChatIcon', 'ThumbUpIcon', 'CalendarIcon', 'BuildingIcon',
  'HomeIcon', 'WrenchIcon', 'LeafIcon', 'LifebuoyIcon', 'OfAnotherVersionIcon',
].map((name) => ({ id: name.toLowerCase(), name }));

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof IconPicker>) {
  const [kept, keep] = useState(value);
  return <IconPicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/IconPicker',
  component: IconPicker,
  args: { label: 'Icon', icons, value: 'hearticon', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 460 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { description: 'Stands beside the page in the navigation.' } };
export const Invalid: Story = { args: { value: null, isInvalid: true, errorMessage: 'Choose an icon.' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const WalkedByArrows: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Newspaper' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: 'Heart' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Heart' })).not.toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('hearticon');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Searched: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search icons' });
    await userEvent.type(search, 'thumb');
    await userEvent.click(canvas.getByRole('option', { name: 'Thumb up' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('thumbupicon');
    await userEvent.type(search, 'xyz');
    await expect(canvas.getByText('No matches')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { disabledReason: 'Only super administrators may change it.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('option', { name: 'Star' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('listbox')).toHaveAccessibleDescription('Only super administrators may change it.');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => <IconPicker {...args} icons={icons.slice(0, 8)} />,
};
