import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { SideNav } from '../SideNav/SideNav.tsx';
import { ContentTypeNavigation, type ContentTypeNavigationProps } from './ContentTypeNavigation.tsx';
import type { ContentNavigationPage, ContentTypeFilter } from './contentPages.ts';

const icons = { Gallery: <Images />, Survey: <ListChecks />, Resource: <FileText /> };
const page = (name: string, typeName: keyof typeof icons, order: number, isCurrent = false): ContentNavigationPage => ({
  id: name,
  name,
  order,
  typeName,
  typeLabel: typeName,
  typeDescription: typeName === 'Survey' ? 'Asks staff what they think' : '',
  href: `#${order}`,
  icon: icons[typeName],
  isCurrent,
});
const filters: ContentTypeFilter[] = [
  { id: 'galleries', label: 'Galleries', icon: icons.Gallery, typeNames: ['Gallery'] },
  { id: 'surveys', label: 'Suggestions and surveys', icon: icons.Survey, typeNames: ['SuggestionBox', 'Survey'] },
];
const few = [
  page('Lobby photographs', 'Gallery', 1, true),
  page('Resident satisfaction', 'Survey', 2),
  page('Notices to families of residents in the Northern and Eastern Regions', 'Resource', 3),
];
const many = [...few, ...Array.from({ length: 8 }, (_, index) => page(`Handbook ${index + 1}`, 'Resource', 4 + index))];

const meta = {
  title: 'Navigation/ContentTypeNavigation',
  component: ContentTypeNavigation,
  args: { pages: many, filters },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
  render: (args: ContentTypeNavigationProps) => <SideNav sections={[{ id: 'pages', content: <ContentTypeNavigation {...args} /> }]} />,
} satisfies Meta<typeof ContentTypeNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenPagesOrFewer: Story = {
  args: { pages: many.slice(0, 10) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithTypes: Story = { args: { pages: few, showsType: true } };

export const FilteredByType: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Galleries' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Galleries' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(11));
  },
};

export const SearchedByWhatTheTypeIsFor: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), 'THINK');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link')).toHaveTextContent('Resident satisfaction');
    await userEvent.type(canvas.getByRole('searchbox'), ' nothing');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

export const Loading: Story = { args: { pages: [], isLoading: true } };

export const Failed: Story = {
  args: { pages: [], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
