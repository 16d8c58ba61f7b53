import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { treeTime } from '../../focus/treeTime.ts';
import { Select } from './Select.tsx';

const choices = [
  { id: 'draft', label: 'Draft' },
  { id: 'published', label: 'Published' },
  { id: 'scheduled', label: 'Scheduled', description: 'Appears by itself at its date' },
  { id: 'archived', label: 'Archived', isDisabled: true },
];

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof Select>) {
  const [kept, keep] = useState(value);
  return <Select {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Status', choices, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'published' } };
export const Required: Story = { args: { isRequired: true, description: 'Decides who can read it.' } };
export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Choose a status.' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'draft' } };
export const LongChoice: Story = {
  args: { value: 'long', choices: [{ id: 'long', label: 'Residences of the Northern and Eastern Regions with a family council' }] },
};

export const ChosenByTyping: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    // The label itself is inert while the list is open.
    await screen.findByRole('listbox', { name: 'Status' });
    await userEvent.keyboard('sch');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('scheduled');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Scheduled');
  },
};

export const Cleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isClearable: true, value: 'published' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Status' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Clear Status' })).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A search that removes the select beside it once the user types, as leaving the page does. */
function GoesWithTheFirstLetter(props: ComponentProps<typeof Select>) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      {text === '' && <Select {...props} />}
    </>
  );
}

export const LeavesTheFocusOfOthersAlone: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <GoesWithTheFirstLetter {...args} />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Search' });
    const left = fn();
    search.addEventListener('blur', left);
    await userEvent.click(search);
    await userEvent.type(search, 'n');
    const goneAt = performance.now();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(performance.now() - goneAt).toBeGreaterThan(2 * treeTime));
    await expect(left).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { value: 'published', disabledReason: 'Only the author may change it.' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}d');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(/Only the author may change it/);
  },
};

export const Open: Story = {
  args: { value: 'published' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Select {...args} />
      <Select {...args} label="Content type" value="published" isClearable />
      <Select {...args} label="Author" isInvalid errorMessage="Choose one." />
    </div>
  ),
};
