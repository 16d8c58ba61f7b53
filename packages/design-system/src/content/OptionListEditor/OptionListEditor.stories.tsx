import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { OptionListEditor, type OptionListEditorProps } from './OptionListEditor.tsx';

/** Keeps the options, as a form would. */
function Kept({ options, onChange, ...props }: OptionListEditorProps) {
  const [kept, keep] = useState(options);
  return <OptionListEditor {...props} options={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const answers = [
  { id: '1', label: 'Very good', value: 'very_good' },
  { id: '2', label: 'Good', value: 'good' },
  { id: '3', label: 'Could be better', value: 'could_be_better' },
];
const published = 'The survey is published: options cannot be added or deleted.';

const meta = {
  title: 'Content/OptionListEditor',
  component: OptionListEditor,
  args: { options: answers, onChange: fn(), random: () => 0.5 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OptionListEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { options: answers.slice(0, 2) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label of option 3' })).toHaveFocus());
    await userEvent.keyboard('Good');
    await userEvent.click(canvas.getByRole('button', { name: 'Values' }));
    await expect(canvas.getByRole('textbox', { name: 'Value of option 3' })).toHaveValue('good_i000');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Value of option 3' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of option 3' }), 'fine');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label of option 3' }), ' enough');
    await expect(canvas.getByRole('textbox', { name: 'Value of option 3' })).toHaveValue('fine');
    await expect(args.onChange).toHaveBeenLastCalledWith([...answers.slice(0, 2), expect.objectContaining({ label: 'Good enough', value: 'fine' })]);
  },
};

export const MovedAndDeletedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const down = () => canvas.getByRole('button', { name: 'Move option 2 down' });
    down().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move option 3 down' })).toHaveFocus());
    await expect(await screen.findByText('Moved to 3 of 3')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Label of option 3' })).toHaveValue('Good');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label of option 2' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([answers[0], answers[2]]);
  },
};

export const EachDeletionIsAnnounced: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    for (const said of [1, 2]) {
      canvas.getByRole('button', { name: 'Delete option 1' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getAllByText('Option 1 deleted'), 'the same words are announced again').toHaveLength(said));
    }
  },
};

export const ValuesOutOfTheWay: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const values = canvas.getByRole('button', { name: 'Values' });
    await expect(values).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox', { name: 'Value of option 1' })).toBeNull();
    await userEvent.click(values);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Value of option 1' }));
    await expect(canvas.getByText('Value is required')).toBeVisible();
    await userEvent.click(values);
    await expect(canvas.getByText('Value is required')).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { options: [{ id: '1', label: 'Yes', value: 'y e s' }, { id: '2', label: '', value: '', isNew: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Value of option 1' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Label of option 2' })).toHaveAccessibleDescription('Not saved until it has a label and a value.');
  },
};

export const Locked: Story = {
  args: { lockedReason: published },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(published, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete option 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label of option 2' }), '!');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Kept {...args} options={[answers[0]!, { id: '2', label: 'Good', value: 'good?' }, { id: '3', label: '', value: '' }]} />
      <Kept {...args} options={answers.slice(0, 1)} lockedReason={published} />
      <Kept {...args} options={[]} />
    </div>
  ),
};
