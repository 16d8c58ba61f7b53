import type { Meta, StoryObj } from '@storybook/react-vite';
import Users from 'lucide-react/icons/users';
import { expect, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Layout/Tile',
  component: Tile,
  args: { title: 'Users', description: 'Add people and give them roles', icon: <Users />, href: '#users' },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}><Story /></div>],
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDescription: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Users/ })).toHaveFocus();
  },
};
export const TitleAlone: Story = { render: ({ title, icon, href }) => <Tile title={title} icon={icon} href={href} /> };
export const LongText: Story = { args: { title: 'Communication preferences of the Northern and Eastern Regions', description: 'What families hear about, how often, and in which of the languages that they read at home' } };
export const Matrix: Story = { decorators: [allCombinations] };
