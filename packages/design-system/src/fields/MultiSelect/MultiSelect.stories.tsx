import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { MultiSelect } from './MultiSelect.tsx';

const choices = ['Harbour House', 'Maple Court', 'Northern Lights', 'Prairie View', 'River Bend', 'Sunrise Lodge'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const many = Array.from({ length: 300 }, (_, place) => ({ id: `residence-${place + 1}`, label: `Residence ${place + 1}` }));

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof MultiSelect>) {
  const [kept, keep] = useState(value);
  return <MultiSelect {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Residences', choices, value: [], onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Those who see the page.' } };
export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Choose at least one.' } };

export const ManyChosen: Story = {
  args: { choices: many, value: many.slice(0, 12).map(({ id }) => id), maxTokens: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'and 8 more' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
  },
};

export const ChosenFromThreeHundred: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { choices: many },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('e 29');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['residence-29']);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 11' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['residence-29', 'residence-290', 'residence-299']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('11 chosen');
  },
};

export const SomeChosenSingly: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: {
    label: 'Roles',
    description: 'Super administrator roles are chosen one by one.',
    choices: [...choices, { id: 'super', label: 'Super administrator', isChosenSingly: true }],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all but 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(choices.map(({ id }) => id));
    await userEvent.click(screen.getByRole('option', { name: 'Super administrator' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...choices.map(({ id }) => id), 'super']);
    await userEvent.type(screen.getByRole('searchbox'), 'super');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull());
  },
};

export const Removed: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: ['harbour house', 'river bend'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: /Remove/ })[0]!);
    await expect(args.onChange).toHaveBeenLastCalledWith(['river bend']);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
  },
};

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

export const ClosedByEscapeFromItsSearch: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('maple{Escape}');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Refused: Story = {
  args: { value: ['maple court'], disabledReason: 'Set by the super administrator.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <MultiSelect {...args} />
      <MultiSelect {...args} label="Shown to" value={['harbour house', 'river bend', 'maple court']} maxTokens={2} />
      <MultiSelect {...args} label="Hidden from" isInvalid errorMessage="Choose one." />
    </div>
  ),
};
