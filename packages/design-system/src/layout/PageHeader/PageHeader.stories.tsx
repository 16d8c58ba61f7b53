import type { Meta, StoryObj } from '@storybook/react-vite';
import FolderOpen from 'lucide-react/icons/folder-open';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Breadcrumbs } from '../../collections/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Published Content', subtitle: 'Everything your organization can read.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndSubtitle: Story = {};
export const WithActions: Story = { args: { actions: [<Button key="export" variant="outline" tone="neutral">Export</Button>, <Button key="add">Add item</Button>] } };
export const WithBreadcrumbs: Story = { args: { breadcrumbs: <nav aria-label="Breadcrumbs"><Link href="#content">Content</Link></nav> } };
export const WithTitleTrail: Story = {
  args: { icon: <FolderOpen />, titleTrail: <Breadcrumbs isTitle items={[{ id: 'policies', label: 'Policies', href: '#policies' }, { id: 'outbreak', label: 'Outbreak response' }]} />, actions: <Button>Add</Button> },
};
export const WithKind: Story = { args: { icon: <FolderOpen />, kind: 'Resource', title: 'Policies and Procedures', subtitle: '14 collections', actions: <Button>Add collection</Button> } };
export const LongTitle: Story = {
  args: { title: 'Notices to families of residents in the Northern and Eastern Regions', actions: <Button>Add item</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
};
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftskapitänswitwe';

/** Three hundred letters, as many as a name may have: whole, and no higher than seven lines of text. */
export const LongestTitle: Story = {
  args: { headingLevel: 1, icon: <FolderOpen />, title: `${endless} ${endless} ${endless}`, subtitle: '14 collections', actions: <Button>Add collection</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: 680 }}><Story /></div>],
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { name: args.title });
    await expect(heading.clientHeight, 'what is below it stays in sight').toBeLessThanOrEqual(7 * 24);
    await expect(heading.scrollHeight, 'nothing is cut').toBeLessThanOrEqual(heading.clientHeight);
  },
};

export const Matrix: Story = { decorators: [allCombinations], args: { actions: <Button>Add item</Button> } };
