import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import type { OutlinedQuestion } from './outlinedQuestion.ts';
import { QuestionOutline, type QuestionOutlineProps } from './QuestionOutline.tsx';

const questions: OutlinedQuestion[] = [
  { id: 'unit', text: 'Which unit did you join?', typeName: 'Radio', isRequired: true },
  { id: 'role', text: 'What is your role?', typeName: 'Text', isRequired: false },
  { id: 'shift', text: 'Did orientation prepare you for your first shift, and for the nights after it?', typeName: 'Checkbox', isRequired: true },
  { id: 'welcome', text: 'How welcome did your team make you feel?', typeName: 'Rating', isRequired: false },
  { id: 'rest', text: '', typeName: 'TextArea', isRequired: false, isWrong: true },
];

/** Keeps the order and the choice, as a form would. */
function Kept({ onMove, ...props }: QuestionOutlineProps) {
  const [kept, keep] = useState(props.questions);
  const [selectedId, select] = useState(props.selectedId);
  return (
    <QuestionOutline
      questions={kept}
      selectedId={selectedId}
      onSelect={(id) => {
        select(id);
        props.onSelect(id);
      }}
      {...(onMove && {
        onMove: (id: string, place: number) => {
          onMove(id, place);
          keep((known) => known.filter((each) => each.id !== id).toSpliced(place, 0, ...known.filter((each) => each.id === id)));
        },
      })}
    />
  );
}

const meta = {
  title: 'Content/QuestionOutline',
  component: QuestionOutline,
  args: { questions, selectedId: 'role', onSelect: fn(), onMove: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuestionOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Movable: Story = { parameters: { checks: { width: 320 } } };

export const ReadOnly: Story = { render: ({ questions: shown, selectedId, onSelect }) => <Kept questions={shown} selectedId={selectedId} onSelect={onSelect} /> };

export const OrderedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Which unit/ }));
    await userEvent.click(canvas.getByRole('row', { name: /What is your role/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('shift');
    canvas.getByRole('button', { name: /^Move Did orientation/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/before Which unit/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('shift', 0));
  },
};

const many = Array.from({ length: 200 }, (_, place): OutlinedQuestion => ({ id: `dish-${place + 1}`, text: `How was dish ${place + 1}?${place % 7 === 3 ? ' Tell us about its taste, and about how long it took.' : ''}`, typeName: 'Radio', isRequired: place % 2 === 0 }));

/** Of hundreds of questions only those in sight are rendered, and each is reached, chosen and moved as among few. */
export const Hundreds: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { questions: many, selectedId: 'dish-1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /How was dish 1\?/ }));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // A page is what is in sight, not the rest of them.
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName(/How was dish 1\?/));
    await expect(Number(document.activeElement!.getAttribute('aria-rowindex'))).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/How was dish 200\?/));
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('dish-200'));
    await expect(canvas.getByRole('row', { name: /How was dish 200\?/ })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '200');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getByRole('button', { name: /^Move How was dish 200/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/before How was dish 1\?/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('dish-200', 0));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveAccessibleName(/How was dish 200\?/));
  },
};

/** Drags a row to the upper edge of another one, event by event: what a pointer does in a browser. */
function dragBefore(dragged: HTMLElement, target: HTMLElement) {
  const dataTransfer = Object.defineProperty(new DataTransfer(), 'effectAllowed', { value: 'move', writable: true });
  const fire = (element: HTMLElement, type: string) => {
    const { left, top } = element.getBoundingClientRect();
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: left + 40, clientY: top + 3 }));
  };
  fire(dragged, 'dragstart');
  return {
    over: () => ['dragenter', 'dragover'].forEach((type) => fire(target, type)),
    drop: () => {
      fire(target, 'drop');
      fire(dragged, 'dragend');
    },
  };
}

/** The page is scrolled, not the outline: the drop position accounts for that. */
export const DraggedFarDown: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { questions: many, selectedId: 'dish-1' },
  play: async ({ canvas, args }) => {
    const row = (number: number) => canvas.findByRole('row', { name: new RegExp(`How was dish ${number}\\?`) });
    await row(1);
    window.scrollTo(0, 3_400);
    const [dragged, target] = [await row(95), await row(93)];
    const drag = dragBefore(dragged, target);
    await waitFor(() => expect(dragged).toHaveAttribute('data-dragging'));
    drag.over();
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).toBeInTheDocument());
    drag.drop();
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('dish-95', 92));
    window.scrollTo(0, 0);
  },
};

/** Beside a question the outline scrolls in a part of the page. */
export const ScrolledInAPart: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { questions: many, selectedId: 'dish-1' },
  decorators: [(story) => <div style={{ blockSize: '20rem', overflow: 'auto' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: /How was dish 1\?/ });
    // More than are rendered with the page: those in sight have been found once, and are found again by scrolling alone.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(12));
    first.closest('[role="grid"]')!.parentElement!.scrollTop = 3_800;
    await expect(await canvas.findByRole('row', { name: /How was dish 103\?/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /How was dish 30\?/ })).toBeNull());
  },
};

function Locked(props: QuestionOutlineProps) {
  const [isLocked, lock] = useState(false);
  const { onMove, ...rest } = props;
  return (
    <>
      <button type="button" onClick={() => lock(true)}>
        Lock
      </button>
      <Kept {...rest} {...(onMove && !isLocked && { onMove })} />
    </>
  );
}

export const LockedWhileItHasTheFocus: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Locked {...args} />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /What is your role/ });
    await userEvent.click(row);
    await expect(row).toHaveFocus();
    // Pressed without the focus, as a save that starts by key.
    canvas.getByRole('button', { name: 'Lock' }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull());
    await expect(row).toHaveFocus();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
