import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { SurveyQuestionEditor } from './SurveyQuestionEditor.tsx';
import type { SurveyQuestionEditorProps } from './surveyQuestionEditorTypes.ts';

/** Keeps the question, as a form would. */
function Kept({ question, onChange, ...props }: SurveyQuestionEditorProps) {
  const [kept, keep] = useState(question);
  return <SurveyQuestionEditor {...props} question={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const question = {
  id: '7',
  question: 'How was the food this month?',
  surveyQuestionTypeId: '1',
  isRequired: true,
  surveyQuestionOptions: [
    { id: '1', label: 'Very good', value: 'very_good' },
    { id: '2', label: 'Could be better', value: 'could_be_better' },
  ],
};
const published = 'The survey is published: questions and options cannot be added or deleted.';

const meta = {
  title: 'Content/SurveyQuestionEditor',
  component: SurveyQuestionEditor,
  args: {
    question,
    types: [
      { id: '1', name: 'Radio', description: 'One of several choices' },
      { id: '2', name: 'Checkbox', description: 'Any number of choices' },
      { id: '3', name: 'Text', description: 'One line of text' },
      { id: '4', name: 'Rating', description: '1 to 5 stars' },
    ],
    place: 2,
    count: 3,
    onChange: fn(),
    onMove: fn(),
    onDelete: fn(),
    random: () => 0.5,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SurveyQuestionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move question 2 up' }));
    await expect(args.onMove).toHaveBeenCalledWith('up');
    await expect(await screen.findByText('Moved to 1 of 3')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Delete question 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Question 2 deleted')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Required' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...question, isRequired: false });
  },
};

export const OptionsComeBackWithTheType: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { question: { ...question, surveyQuestionTypeId: '3' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Options' })).toBeNull();
    await userEvent.click(canvas.getByText('Checkbox'));
    await expect(canvas.getByRole('radio', { name: 'Checkbox' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Label of option 1' })).toHaveValue('Very good');
  },
};

export const TextMissing: Story = {
  args: { question: { ...question, question: ' ', surveyQuestionTypeId: '3' }, showsProblems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Question/ })).toBeInvalid();
    await expect(canvas.getByText('Question is required')).toBeVisible();
  },
};

export const Published: Story = {
  args: { lockedReason: published },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete question 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete option 1' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Question/ }), '?');
    await expect(args.onChange).toHaveBeenCalledWith({ ...question, question: 'How was the food this month??' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label of option 1' }), '!');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TypeStays: Story = {
  args: { typeLockedReason: 'The type of a saved question stays. Add another question instead.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^Radio.*Add another question instead/);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const Narrow: Story = { args: { lockedReason: published }, parameters: { checks: { width: 320 } } };

export const Matrix: Story = { decorators: [allCombinations], args: { lockedReason: published } };
