import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { id: 'content', label: 'Published Content', href: '#content' },
  { id: 'documents', label: 'Documents', href: '#documents' },
  { id: 'policies', label: 'Policies', href: '#policies' },
  { id: 'safety', label: 'Fire safety', href: '#safety' },
  { id: 'plan', label: 'Evacuation plan' },
];

const meta = {
  title: 'Collections/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Evacuation plan', { selector: 'li *' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A page re-renders its crumbs at each letter of its form, with equal items: measuring them would lay out the whole page. */
export const BesideAForm: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function BesideAForm(args) {
    const [name, setName] = useState('');
    return (
      <>
        <Breadcrumbs {...args} items={args.items.map((crumb) => ({ ...crumb }))} />
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const crumb = canvas.getByText('Policies', { selector: '[inert] *' });
    const measure = spyOn(crumb, 'getBoundingClientRect');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Gate');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Gate');
    // Once when it is observed first, and not at each of the four letters.
    await expect(measure.mock.calls.length).toBeLessThan(2);
  },
};

export const NarrowHidesTheMiddle: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show 3 more' });
    await expect(canvas.getByRole('link', { name: 'Published Content' })).toBeVisible();
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Documents' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Policies' })).toHaveAttribute('href', '#policies');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const AsTitle: Story = {
  args: { isTitle: true, items: items.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Evacuation plan' })).toHaveAttribute('aria-current', 'page');
  },
};

const longTitle = 'Evacuation plan of Saint Bartholomew’s Residence and Rehabilitation Centre at the Old Harbour Mouth';

/** With no room beside the other crumbs it wraps to separate lines. */
export const AsALongTitle: Story = {
  args: { isTitle: true, items: [...items.slice(2, 4), { id: 'plan', label: longTitle }] },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: longTitle });
    await expect([title.scrollWidth - title.clientWidth, title.scrollHeight - title.clientHeight]).toEqual([0, 0]);
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { id: 'content', label: 'Published Content', href: '#content' },
      { id: 'plan', label: longTitle },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};

export const Matrix: Story = { decorators: [allCombinations] };
