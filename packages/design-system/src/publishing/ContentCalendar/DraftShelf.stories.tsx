import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { DraftShelf } from './DraftShelf.tsx';

const draft = (name: string, tone: number) => ({ id: name, name, tone, pageName: 'Staff Surveys', href: '#item' });
const some = [draft('Staff parking survey results', 3), draft('Oxygen concentrator recall, and what to do with the ones that are in use at a resident’s home', 2), draft('Residents’ winter exhibition', 1)];
const many = [...some, ...['Kudos', 'Payday', 'Fit tests', 'Market day', 'Overtime'].map((name, tone) => draft(name, tone))];

const meta = {
  title: 'Publishing/DraftShelf',
  component: DraftShelf,
  args: { drafts: some, onSchedule: fn(), onTakeUp: fn() },
  parameters: { checks: { width: 260 } },
} satisfies Meta<typeof DraftShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = { args: { drafts: many } };
export const Empty: Story = { args: { drafts: [] } };
export const Loading: Story = { args: { drafts: [], isLoading: true } };

export const DatesByKeyAndButton: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { drafts: many },
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: 'Staff parking survey results' }).focus();
    await userEvent.keyboard('m');
    await expect(args.onTakeUp).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'Staff parking survey results' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Staff parking survey results…' }));
    await expect(args.onSchedule).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'Staff parking survey results' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more drafts' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
