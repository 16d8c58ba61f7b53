import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Card } from '../../layout/Card/Card.tsx';
import { SectionMenu } from './SectionMenu.tsx';

const groups = [
  {
    id: 'general',
    title: 'General',
    entries: [
      { id: 'content', label: 'Content Instances', href: '#content' },
      { id: 'app', label: 'App and Contact', href: '#app' },
    ],
  },
  {
    id: 'application',
    title: 'Application',
    entries: [
      { id: 'theme', label: 'Theme', href: '#theme' },
      { id: 'settings', label: 'Settings', href: '#settings' },
    ],
  },
];

const meta = {
  title: 'Navigation/SectionMenu',
  component: SectionMenu,
  args: { label: 'Settings', groups, currentId: 'content', onSelect: fn(), children: <Card title="Content Instances">The page stands here.</Card> },
} satisfies Meta<typeof SectionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Content Instances' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('list', { name: 'Application' })).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  play: async ({ args }) => {
    await expect(screen.queryByRole('link', { name: 'Theme' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Settings/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Theme/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'theme', label: 'Theme', href: '#theme' });
  },
};

export const PageWithoutEntry: Story = {
  args: { currentId: null, currentLabel: 'Notifications', children: <Card title="Notifications">The page stands here.</Card> },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: /Settings/ })).toHaveTextContent('Notifications');
    await userEvent.click(screen.getByRole('button', { name: /Settings/ }));
    await expect(screen.queryByRole('option', { name: 'Notifications' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: /Theme/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'theme', label: 'Theme', href: '#theme' });
  },
};

export const LongLabels: Story = {
  args: {
    currentId: 'long',
    groups: [{ id: 'long', title: 'Pages of the whole organization', entries: [{ id: 'long', label: 'Notices to families of residents in the Northern Region', href: '#long' }] }],
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
