import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { PassedTitle } from '../../layout/PageHeader/passedTitle.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  args: { title: 'Published Content', subtitle: 'Harbour Care' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndSubtitle: Story = {};
export const TitleAlone: Story = { render: () => <TopBar title="Dashboard" /> };
export const TitleOfThePageOutOfSight: Story = {
  args: { scope: ['Harbour Care', 'Super administrator'] },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, containerType: 'inline-size' }}><PassedTitle value={{ title: 'Notices to families of residents in the Northern Region', subtitle: '42 posts' }}><Story /></PassedTitle></div>],
  render: ({ scope }) => <TopBar {...(scope !== undefined && { scope })} />,
};
/** On a phone: tenant and role on a line each, cut where they are longer than it. */
export const ScopeOfAPhone: Story = {
  args: { scope: ['Harbour Care', 'Unit administrator, Islands Region and its outposts'] },
  decorators: [(Story) => <div style={{ maxInlineSize: 200, containerType: 'inline-size' }}><Story /></div>],
  render: ({ scope }) => <TopBar {...(scope !== undefined && { scope })} />,
};
export const LongTitle: Story = {
  args: { title: 'Notices to families of residents in the Northern and Eastern Regions and their friends', subtitle: 'Social feed' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
};
export const Matrix: Story = { decorators: [allCombinations] };
