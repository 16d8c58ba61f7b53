import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { allCombinations } from '#storybook/frames';
import { ConfirmationBoard } from './ConfirmationBoard.tsx';

const units = [
  { id: 'campbell', name: 'Campbell River', confirmed: 2, readers: 7 },
  { id: 'hardy', name: 'Port Hardy', confirmed: 1, readers: 3 },
  { id: 'office', name: 'Islands Region office and everyone who travels between its islands', confirmed: 3, readers: 3 },
];

const person = (id: string, name: string, unitId: string, confirmedUtc: string | null = null, detail?: string) => ({ id, name, unitId, confirmedUtc, detail });

const readers = [
  person('grace', 'Grace Adeyemi', 'campbell', null, 'Nursing'),
  person('nasrin', 'Nasrin Ahmadi', 'campbell', null, 'Nursing'),
  person('pavel', 'Pavel Dvořák', 'campbell', null, 'Maintenance'),
  person('leilani', 'Leilani Fonoti', 'campbell', null, 'Food services'),
  person('ines', 'Inès Garnier', 'campbell'),
  person('thuy', 'Thuy Linh Hoang', 'hardy', null, 'Laundry'),
  person('kwame', 'Kwame Boateng Owusu', 'hardy', null, 'Home support'),
  person('dolores', 'Dolores Ibáñez', 'campbell', '2026-11-19T15:20:00Z', 'Nursing'),
  person('joseph', 'Joseph Hamilton', 'campbell', '2026-11-20T18:05:00Z', 'Nursing'),
  person('mei', 'Mei-Ling Chen', 'hardy', '2026-11-20T18:05:00Z'),
  person('amara', 'Amara Okafor', 'office', '2026-11-18T18:05:00Z'),
  person('jonas', 'Jonas Lindqvist', 'office', '2026-11-18T19:05:00Z'),
  person('tom', 'Tom Brady', 'office', '2026-11-21T18:05:00Z'),
];

const meta = {
  title: 'Content/ConfirmationBoard',
  component: ConfirmationBoard,
  args: {
    sinceUtc: '2026-11-18T14:00:00Z',
    now: new Date('2026-11-22T14:00:00Z'),
    units,
    unitId: null,
    onUnitChange: fn(),
    readers,
    remarks: ['Readers are an estimate from today’s roles. Opening alone is not known.'],
    nobody: 'Nobody has a role at the post’s node or below it.',
    onDownload: fn(),
    renderWriteTo: (people) => <Button>{`Write to ${people.length} people`}</Button>,
    timeZone: 'America/Toronto',
  },
  render: function Chosen(args) {
    const [unitId, setUnitId] = useState(args.unitId);
    return <ConfirmationBoard {...args} unitId={unitId} onUnitChange={setUnitId} />;
  },
} satisfies Meta<typeof ConfirmationBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LowestUnitFirst: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Campbell River ?2 of 7 confirmed$/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('region', { name: 'Campbell River' })).toHaveTextContent('Not confirmed 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.unhover(canvas.getByRole('button', { name: 'Download as CSV' }));
  },
};

export const ArrowsChooseUnits: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: /^Campbell River/ });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^Campbell River/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const hardy = canvas.getByRole('region', { name: 'Port Hardy' });
    await expect(hardy).toHaveTextContent('Thuy Linh Hoang');
    await expect(canvas.getByRole('button', { name: 'Write to 2 people' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: /^All units ?6 of 13 confirmed$/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Write to 7 people' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Everyone has confirmed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Write to/ })).toBeNull();
  },
};

export const ThoseWhoHaveConfirmed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Confirmed 2' }));
    await expect(canvas.getByText('19 Nov 2026 10:20 AM')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Write to/ })).toBeNull();
  },
};

export const PeopleFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^All units/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search people' }));
    await userEvent.keyboard('ines');
    await expect(canvas.getByText('Inès Garnier')).toBeVisible();
    await expect(canvas.queryByText('Grace Adeyemi')).toBeNull();
  },
};

export const AnotherOrderKeepsTheUnit: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Turned(args) {
    const [isTurned, setTurned] = useState(false);
    return (
      <>
        <Button onPress={() => setTurned(true)}>Read again</Button>
        <ConfirmationBoard {...args} units={isTurned ? units.toReversed() : units} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Campbell River' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAccessibleName(/^Campbell River/);
    await expect(canvas.getByRole('region', { name: 'Campbell River' })).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /Port Hardy 1 2 3/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  },
};

export const Nobody: Story = { args: { units: [], readers: [], remarks: [] } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Matrix: Story = { decorators: [allCombinations] };
