import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { QuestionOutline, type OutlinedQuestion, type QuestionOutlineProps } from './QuestionOutline.tsx';

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

export const Matrix: Story = { decorators: [allCombinations] };
