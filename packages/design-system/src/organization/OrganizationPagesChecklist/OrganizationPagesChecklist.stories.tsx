import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ignoreStrayPresses } from '../../actions/strayPresses.ts';
import { OrganizationPagesChecklist, type OrganizationPagesChecklistProps } from './OrganizationPagesChecklist.tsx';
import type { NodePage } from './pageVisibility.ts';

const pages: readonly NodePage[] = [
  { id: 'news', name: 'News', typeName: 'Social Feed', iconId: 'NewspaperIcon', isVisible: true },
  { id: 'ideas', name: 'Ideas', typeName: 'Suggestion Box', iconId: 'LightbulbIcon', isVisible: true },
  { id: 'procedures', name: 'Procedures for visitors, volunteers and suppliers during an outbreak', typeName: 'Resource', iconId: 'BookIcon', isVisible: true },
  { id: 'numbers', name: 'Numbers', typeName: 'Contact Directory', iconId: 'PhoneIcon', isVisible: false },
];
const many: readonly NodePage[] = Array.from({ length: 11 }, (_, place) => ({ id: `page-${place}`, name: `Notices ${place + 1}`, typeName: place === 4 ? 'Survey' : 'Social Feed', isVisible: place % 3 > 0 }));
type Change = OrganizationPagesChecklistProps['onVisibilityChange'];

const meta = {
  title: 'Organization/OrganizationPagesChecklist',
  component: OrganizationPagesChecklist,
  args: { pages, onVisibilityChange: fn<Change>(() => Promise.resolve()) },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}><Story /></div>],
} satisfies Meta<typeof OrganizationPagesChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hiding: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onVisibilityChange).toHaveBeenCalledWith('news', false);
    await expect(await canvas.findByRole('list', { name: 'Hidden (2)' })).toHaveTextContent('News');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'News' })).toHaveFocus());
    await expect(canvas.getByText('News is hidden now.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onVisibilityChange).toHaveBeenLastCalledWith('news', true));
    await expect(await canvas.findByRole('list', { name: 'Visible (3)' })).toHaveTextContent('News');
  },
};

/** Responses that the story controls. */
function heldAnswers() {
  const held: { answer: () => void }[] = [];
  return { held, send: fn<Change>(() => new Promise<void>((answer) => held.push({ answer }))) };
}
const pending = heldAnswers();

export const TurnedAgainWhilePending: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { onVisibilityChange: pending.send },
  play: async ({ canvas, args }) => {
    const toggle = () => canvas.getByRole('switch', { name: 'Ideas' });
    await userEvent.click(toggle());
    await expect(toggle()).not.toBeChecked();
    await expect(canvas.getByRole('list', { name: 'Visible (3)' })).toHaveTextContent('Ideas');
    await expect(toggle().closest('li')).toHaveAttribute('aria-busy', 'true');
    await expect(toggle().closest('li')?.querySelector('[role="progressbar"]')).toBeInTheDocument();
    await userEvent.click(toggle());
    await expect(toggle()).toBeChecked();
    await expect(args.onVisibilityChange).toHaveBeenCalledOnce();
    pending.held.shift()?.answer();
    await waitFor(() => expect(args.onVisibilityChange).toHaveBeenLastCalledWith('ideas', true));
    pending.held.shift()?.answer();
    await waitFor(() => expect(toggle().closest('li')).not.toHaveAttribute('aria-busy'));
    await expect(toggle()).toBeChecked();
  },
};

/** More rows than there is room for: a row that changes its group moves far. */
const inLittleRoom: Story['decorators'] = [(Story) => <div data-testid="room" style={{ blockSize: 240, overflow: 'auto' }}><Story /></div>];
const hiddenFar = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await expect(await canvas.findByRole('list', { name: 'Hidden (5)' })).toHaveTextContent('Notices 2');
  const toggle = canvas.getByRole('switch', { name: 'Notices 2' });
  await waitFor(() => expect(toggle).toHaveFocus());
  const room = canvas.getByTestId('room');
  return { room, isInSight: (toggle.closest('li') ?? toggle).getBoundingClientRect().bottom <= room.getBoundingClientRect().bottom + 1 };
};

export const StaysInPlaceForAPointer: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { pages: many },
  decorators: inLittleRoom,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Notices 2' }));
    const { room } = await hiddenFar(canvas);
    await expect(room.scrollTop).toBe(0);
  },
};

export const FollowsAKeyIntoSight: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { pages: many },
  decorators: inLittleRoom,
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'Notices 2' }).focus();
    await userEvent.keyboard(' ');
    const { room, isInSight } = await hiddenFar(canvas);
    await expect(room.scrollTop).toBeGreaterThan(0);
    await expect(isInSight).toBe(true);
  },
};

/** The row has moved to the other group: the second click of a double click would hit its neighbour by accident. */
export const SecondClickHitsNoOtherRow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  beforeEach: ignoreStrayPresses,
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'News' });
    const { left, right, top, bottom } = (toggle.closest('label') ?? toggle).getBoundingClientRect();
    const coords = { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
    const clickThere = () => userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(coords.clientX, coords.clientY) ?? document.body, coords });
    await clickThere();
    await expect(await canvas.findByRole('list', { name: 'Hidden (2)' })).toHaveTextContent('News');
    const under = document.elementFromPoint(coords.clientX, coords.clientY);
    await expect(under?.closest('li')).not.toHaveTextContent('News');
    await clickThere();
    await expect(args.onVisibilityChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('switch', { name: 'Ideas' })).toBeChecked();
  },
};

export const RolledBack: Story = {
  args: { onVisibilityChange: fn<Change>(() => Promise.reject(new Error('The server did not answer.'))) },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Numbers' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getAllByText('Numbers was not changed. The server did not answer.')[0]).toBeVisible());
    await expect(toggle).not.toBeChecked();
  },
};

export const Searched: Story = {
  args: { pages: many },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), 'survey');
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), ' x');
    await expect(await canvas.findByText('No page matches “survey x”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(11));
  },
};

export const Refused: Story = { args: { disabledReason: 'Your role may not change this node.' } };
export const Loading: Story = { args: { pages: [], isLoading: true } };
export const LoadFailed: Story = { args: { error: 'The server did not answer.', onRetry: fn() } };
export const Matrix: Story = { decorators: [allCombinations] };
