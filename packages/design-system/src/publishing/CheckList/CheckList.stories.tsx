import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CheckList } from './CheckList.tsx';

const save = fn();

const meta = {
  title: 'Publishing/CheckList',
  component: CheckList,
  args: {
    checks: [
      { id: 'text', state: 'good', text: 'It has text' },
      { id: 'pins', state: 'unknown', text: 'Other pins there are not known yet' },
      { id: 'saved', state: 'open', text: 'Your last changes are not saved', action: { label: 'Save', onPress: save } },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To check:', { exact: false })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
