import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { FullScreenPage } from './FullScreenPage.tsx';

const meta = {
  title: 'Layout/FullScreenPage',
  component: FullScreenPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Sign in to Noticeboard', description: 'Publish notices, galleries and surveys to the people of your organization.', children: <Button size="large" isFullWidth>Sign in</Button> },
} satisfies Meta<typeof FullScreenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};
export const NotFound: Story = {
  args: { title: 'Page not found', description: 'The address leads nowhere.', children: <Link href="#home" variant="buttonSolid">Go back home</Link> },
};
export const WithFooter: Story = { args: { footer: 'Signed in as Maya Okafor' } };
export const WideCard: Story = { args: { size: 'medium', title: 'Select Role' } };
export const LongTitle: Story = { args: { title: 'The organization of the Northern and Eastern Regions could not be reached' } };
export const Matrix: Story = {
  decorators: [allCombinations],
  // Ten pages in one picture: their landmarks and ids repeat, and only here.
  parameters: { layout: 'padded', checks: { disabledRules: ['landmark-no-duplicate-main', 'landmark-main-is-top-level', 'landmark-unique', 'duplicate-id'] } },
};
