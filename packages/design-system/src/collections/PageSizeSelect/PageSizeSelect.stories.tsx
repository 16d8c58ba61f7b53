import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { contentPageSizes } from '../Pagination/pageRules.ts';
import { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect.tsx';

/** Keeps the size as a screen does. */
function Kept(props: PageSizeSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PageSizeSelect
      {...props}
      value={value}
      onChange={(size) => {
        setValue(size);
        props.onChange(size);
      }}
    />
  );
}

const meta = {
  title: 'Collections/PageSizeSelect',
  component: PageSizeSelect,
  args: { value: 20, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PageSizeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: /Rows per page/ }).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await within(document.body).findByRole('listbox'));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '30', '40', '50']);
    await userEvent.click(list.getByRole('option', { name: '50' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(50);
    await expect(within(canvasElement).getByRole('button', { name: /50/ })).toBeVisible();
  },
};

export const OfContent: Story = { args: { value: 25, options: contentPageSizes } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Matrix: Story = { decorators: [allCombinations] };
