import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { contentEntries, contentSection, mainSection } from './sampleNavigation.tsx';
import { SideNav } from './SideNav.tsx';

/** Filters as a page would, so that search and buttons can be tried. */
function Narrowing(props: ComponentProps<typeof SideNav>) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<string | null>(null);
  const { filters } = contentSection;
  const entries = contentEntries.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <SideNav
      {...props}
      sections={[
        mainSection,
        {
          ...contentSection,
          entries: filter === 'gallery' ? entries.slice(0, 1) : entries,
          search: { label: 'Search pages', value: search, onChange: setSearch },
          ...(filters && { filters: { ...filters, selected: filter, onChange: setFilter } }),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { sections: [mainSection] },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithContent: Story = { args: { sections: [mainSection, contentSection] } };
export const Loading: Story = { args: { sections: [{ id: 'pages', title: 'Content', entries: [], isLoading: true }] } };
export const NoPages: Story = {
  args: { sections: [{ id: 'pages', title: 'Content', entries: [], emptyText: 'No content pages you may read.' }] },
};

export const InsideGroup: Story = {
  args: {
    sections: [
      {
        ...mainSection,
        entries: mainSection.entries.map((entry) => ({
          ...entry,
          isCurrent: false,
          ...(entry.children && { children: entry.children.map((child) => ({ ...child, isCurrent: child.id === 'items' })) }),
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Content items' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The group of the current page is below the edge: it is scrolled into view, and stays there when pages load above it. */
export const CurrentBelowTheEdge: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  decorators: [(Story) => <div data-testid="edge" style={{ blockSize: 240, overflow: 'auto' }}><Story /></div>],
  render: function Arriving(args) {
    const [hasArrived, setArrived] = useState(false);
    const analytics = { id: 'late', label: 'Reports', children: [{ id: 'yearly', label: 'Yearly report', href: '#yearly', isCurrent: true }] };
    const main = mainSection.entries.map((entry) => ({ ...entry, isCurrent: false }));
    useEffect(() => {
      const soon = requestAnimationFrame(() => setArrived(true));
      return () => cancelAnimationFrame(soon);
    }, []);
    return <SideNav {...args} sections={[{ id: 'main', entries: hasArrived ? main : [] }, { id: 'last', entries: [analytics] }]} />;
  },
  play: async ({ canvas }) => {
    const edge = canvas.getByTestId('edge');
    const isInSight = () => canvas.getByRole('link', { name: 'Yearly report' }).getBoundingClientRect().bottom <= edge.getBoundingClientRect().bottom + 1;
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Users' })).toBeInTheDocument());
    await waitFor(() => expect([edge.scrollTop > 0, isInSight()]).toEqual([true, true]));
  },
};

export const GroupOpenedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Analytics' });
    await expect(canvas.queryByRole('link', { name: 'Engagements' })).toBeNull();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'User activity' })).toHaveFocus();
  },
};

export const SearchedAndFiltered: Story = {
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const galleries = canvas.getByRole('button', { name: 'Galleries' });
    await userEvent.click(galleries);
    await expect(galleries).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('link', { name: /satisfaction survey/ })).toBeNull();
    // A screen reader announces that the list has changed.
    await waitFor(() => expect(screen.getByText('1 found')).toBeInTheDocument());
    await userEvent.click(galleries);
    await expect(galleries).toHaveAttribute('aria-pressed', 'false');
    await userEvent.type(canvas.getByRole('searchbox'), 'menu');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: /satisfaction survey/ })).toBeVisible();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  // Ten landmarks of the same name are allowed only in this picture.
  parameters: { checks: { disabledRules: ['landmark-unique'] } },
  args: { sections: [{ ...mainSection, entries: mainSection.entries.slice(0, 3) }, contentSection] },
};
