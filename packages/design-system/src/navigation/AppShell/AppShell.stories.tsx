import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { sampleProfileMenu } from '../ProfileMenu/sampleProfileMenu.tsx';
import { RoleSelector } from '../RoleSelector/RoleSelector.tsx';
import { contentSection, mainSection } from '../SideNav/sampleNavigation.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppShell } from './AppShell.tsx';

const ignore = () => undefined;

const topBar = (
  <TopBar
    title="Dashboard"
    subtitle="Harbour Care"
    roleSelector={
      <RoleSelector
        tenant={{ id: 'harbour', name: 'Harbour Care' }}
        role={{ id: 'super', name: 'Super administrator' }}
        roles={[{ id: 'super', name: 'Super administrator' }, { id: 'unit', name: 'Unit administrator', organizationNode: 'North Region' }]}
        tenants={[{ id: 'harbour', name: 'Harbour Care' }]}
        onRoleChange={ignore}
        onTenantChange={ignore}
      />
    }
    profileMenu={sampleProfileMenu}
  />
);

const page = (
  <Stack gap="xlarge">
    <PageHeader title="Today" subtitle="What happened in your organization." actions={<Button>Add item</Button>} />
    <Card title="Active users">Forty-two people opened a notice in the last hour.</Card>
  </Stack>
);

/** A narrow screen within the story's. */
const narrow = (Story: () => ReactNode) => <div style={{ inlineSize: 360, maxInlineSize: '100%' }}><Story /></div>;

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 600 } } },
  args: { homeHref: '#dashboard', navigation: <SideNav sections={[mainSection, contentSection]} />, topBar, children: page },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { parameters: { checks: { width: 1280 } } };
export const SkipLinkFirst: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Narrow: Story = { decorators: [narrow] };
// For those who have no navigation: neither an empty column nor a button that opens an empty drawer.
const withoutNavigation: Story = {
  render: ({ navigation: _navigation, ...args }) => <AppShell {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Noticeboard, home' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Open navigation' })).toBeNull();
    await expect(within(canvasElement).queryByRole('region', { name: 'Noticeboard' })).toBeNull();
  },
};
export const WithoutNavigation: Story = { ...withoutNavigation, parameters: { checks: { width: 1280 } } };
export const WithoutNavigationNarrow: Story = { ...withoutNavigation, decorators: [narrow] };

export const LimitedWidth: Story = { args: { contentMaxWidth: 480 } };
export const WithNotice: Story = {
  args: { notice: <p role="status" style={{ padding: 12 }}>You are offline. What you see may be old.</p> },
};

export const TitleScrolledOutOfSightAndBack: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: {
    topBar: <TopBar />,
    children: (
      <Stack gap="xlarge">
        <PageHeader headingLevel={1} title="Published Content" subtitle="140 items" />
        <div style={{ blockSize: 3_000 }}>Much to read.</div>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    await expect(bar.queryByText('Published Content')).toBeNull();
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(bar.getByText('Published Content')).toBeVisible());
    await expect(bar.getByText('140 items')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(bar.queryByText('Published Content')).toBeNull());
  },
};

export const DrawerByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Open navigation' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const DrawerClosesOnItsLinks: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DrawerOpen: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible());
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  // Ten pages in one picture: their landmarks and ids repeat, and only here.
  parameters: {
    checks: {
      disabledRules: ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner', 'landmark-main-is-top-level', 'landmark-banner-is-top-level', 'duplicate-id', 'duplicate-id-aria'],
    },
  },
};
