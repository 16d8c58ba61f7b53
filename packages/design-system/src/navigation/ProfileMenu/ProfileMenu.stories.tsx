import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Navigation/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Maya Okafor',
    email: 'maya.okafor@harbourcare.example',
    profileHref: '#me',
    settingsHref: '#settings',
    supportHref: 'https://support.example',
    onSignOut: fn(),
    appearance: 'system',
    onAppearanceChange: fn(),
    showsContentType: false,
    onShowsContentTypeChange: fn(),
  },
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithPicture: Story = {
  args: { avatar: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23879'/%3E%3C/svg%3E" },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Your Profile' })).toHaveAttribute('href', '#me');
    await expect(screen.getByRole('menuitem', { name: 'Contact support' })).toHaveAttribute('target', '_blank');
  },
};

export const WithoutNavigation: Story = {
  render: ({ onShowsContentTypeChange: _change, ...args }) => <ProfileMenu {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menuitem', { name: 'Sign out' });
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
  },
};

export const PreferencesStayOpen: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith('dark');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show content type in navigation' }));
    await expect(args.onShowsContentTypeChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const SignOutByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
