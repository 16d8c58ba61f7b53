import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ShareBars } from './ShareBars.tsx';

const meta = {
  title: 'Charts/ShareBars',
  component: ShareBars,
  args: {
    title: 'How rested do you feel between nights?',
    description: 'Radio · 187 answered',
    bars: [
      { id: 'well', label: 'Well rested', count: 22 },
      { id: 'mostly', label: 'Mostly rested', count: 58 },
      { id: 'little', label: 'A little tired, and sometimes too tired to say how tired', count: 74 },
      { id: 'worn', label: 'Worn out', count: 33 },
      { id: 'none', label: 'I work no nights', count: 0 },
    ],
    whole: 187,
    choicesName: 'Option',
  },
} satisfies Meta<typeof ShareBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheirOrder: Story = {};

export const Narrow: Story = { parameters: { checks: { width: 320 } } };

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('row', { name: /Worn out 33 18/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy as CSV' })).toBeVisible();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
