import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { UserBadge } from './UserBadge.tsx';

const meta = {
  title: 'People/UserBadge',
  component: UserBadge,
  args: { name: 'Ada Osei' },
} satisfies Meta<typeof UserBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const WithSecondLine: Story = { args: { detail: 'ada.osei@harbour.example', size: 'medium' } };

export const Unknown: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { name: 'Maria Fernanda de la Concepción Aguirre-Villanueva y Castellanos' },
  decorators: [(Shown) => <div style={{ inlineSize: 180 }}><Shown /></div>],
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Stack gap="small">
      <UserBadge name="Ada Osei" />
      <UserBadge name="Wei Chen" detail="Unit administrator" size="medium" />
      <UserBadge name={null} />
    </Stack>
  ),
};
