import type { Meta, StoryObj } from '@storybook/react-vite';
import BarChart from 'lucide-react/icons/chart-bar';
import Images from 'lucide-react/icons/images';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { BarSelect } from './BarSelect.tsx';

const choices = [
  { id: 'survey', label: 'Survey', icon: <BarChart size="1rem" /> },
  { id: 'gallery', label: 'Gallery', icon: <Images size="1rem" />, description: 'Pictures in an order of their own' },
  { id: 'documents', label: 'Documents', isDisabled: true },
];

/** Keeps the value, as a list does. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof BarSelect>) {
  const [kept, keep] = useState(value);
  return <BarSelect {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Collections/BarSelect',
  component: BarSelect,
  args: { label: 'Filter by Content Type', placeholder: 'Content Type', clearLabel: 'Clear the filter by Content Type', choices, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof BarSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /Filter by Content Type$/, expanded: false });

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'gallery' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'survey' } };

export const Open: Story = {
  args: { value: 'gallery' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const list = within(await screen.findByRole('listbox', { name: 'Filter by Content Type' }));
    await waitFor(() => expect(list.getByRole('option', { name: /Gallery/ })).toHaveFocus());
  },
};

export const ChosenByKey: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Survey' })).toHaveFocus());
    await userEvent.keyboard('gal{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('gallery');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveAccessibleName('Gallery Filter by Content Type');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const OpensAtTheEnd: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { choices: choices.slice(0, 2) },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Gallery/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field(canvasElement)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The list closes, and nothing is requested again. */
export const ChosenAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: 'survey' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: 'Survey' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field(canvasElement)).toHaveTextContent('Survey');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Cleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: 'survey' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the filter by Content Type' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(within(canvasElement).getAllByRole('button')).toEqual([field(canvasElement)]);
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <BarSelect {...args} />
      <BarSelect {...args} value="gallery" />
      <BarSelect {...args} value="survey" size="small" />
      <BarSelect {...args} value="survey" isDisabled />
    </div>
  ),
};
