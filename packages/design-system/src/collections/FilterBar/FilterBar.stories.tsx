import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const statuses = [
  { id: 'published', label: 'Published' },
  { id: 'draft', label: 'Draft' },
];
const types = [
  { id: 'resource', label: 'Resource' },
  { id: 'survey', label: 'Survey' },
];

/** Keeps the filters as a screen does. */
function Screen(props: Omit<FilterBarProps, 'children'>) {
  const [name, setName] = useState(props.isActive ? 'menu' : '');
  const [status, setStatus] = useState<string | null>(null);
  const [type, setType] = useState<string | null>(props.isActive ? 'survey' : null);
  const count = (status === null ? 1240 : 12) - (name === '' ? 0 : 11);
  return (
    <FilterBar
      {...props}
      isActive={name !== '' || status !== null || type !== null}
      resultCount={count}
      onClear={() => {
        setName('');
        setStatus(null);
        setType(null);
        props.onClear();
      }}
    >
      <SearchField aria-label="Name" placeholder="Name" value={name} onChange={setName} />
      <Select aria-label="Status" placeholder="All statuses" isClearable choices={statuses} value={status} onChange={setStatus} />
      <Select aria-label="Type" placeholder="All types" isClearable choices={types} value={type} onChange={setType} />
    </FilterBar>
  );
}

const meta = {
  title: 'Collections/FilterBar',
  component: FilterBar,
  args: { isActive: false, onClear: fn(), children: null },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFiltered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await screen.findByText('1,240 results', { selector: '[role=status] *' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  },
};

export const Filtered: Story = { args: { isActive: true } };

export const Clearing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('searchbox', { name: 'Name' });
    const place = () => [name, canvas.getByRole('group')].map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = place();
    await userEvent.type(name, 'menu');
    await expect(place()).toEqual(before);
    canvas.getByRole('button', { name: 'Clear Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  },
};

export const Matrix: Story = { decorators: [allCombinations], args: { isActive: true } };
