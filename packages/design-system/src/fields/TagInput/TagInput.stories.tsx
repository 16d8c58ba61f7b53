import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TagInput } from './TagInput.tsx';

const meta = {
  title: 'Fields/TagInput',
  component: TagInput,
  args: { label: 'Tags', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}><Story /></div>],
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const some = ['garden', 'nursing', 'weekend'];

export const Empty: Story = { args: { placeholder: 'garden, nursing', isRequired: true } };
export const ManyAndLong: Story = {
  args: { defaultValue: [...some, 'volunteerswhohelpwiththegardenandthegreenhouseonsat', 'lift', 'kitchen', 'events', 'frontdoor', 'families', 'night'] },
};
export const ReadOnly: Story = { args: { defaultValue: some, isReadOnly: true } };
export const Disabled: Story = { args: { defaultValue: some, isDisabled: true } };
export const Refused: Story = { args: { defaultValue: some, disabledReason: 'Only a super admin may change the tags.' } };
export const Wrong: Story = { args: { isInvalid: true, errorMessage: 'Add at least one tag.', isRequired: true } };

export const AddedByEnterCommaAndPaste: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, '  Garden {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['garden']);
    await userEvent.type(input, 'Lift,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['garden', 'lift']);
    await userEvent.paste('night, Weekend,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['garden', 'lift', 'night', 'weekend']);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('night added. weekend added');
  },
};

/** A field left by a press is refused immediately, and says why once the press has ended: the button stays under the pointer. */
export const LeftByAPress: Story = {
  args: { onValidityChange: fn() },
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => (
    <>
      <TagInput {...args} />
      <button type="button">Save</button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(input, 'front door');
    const place = save.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(save).toHaveFocus();
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith(false));
    await expect(save.getBoundingClientRect().top).toBe(place);
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    await waitFor(() => expect(input).toHaveAccessibleDescription(/“front door” was not added/));
    await expect(save.getBoundingClientRect().top).toBeGreaterThan(place);
  },
};

export const RefusedTagIsSaid: Story = {
  args: { defaultValue: some },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'Garden{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('“garden” is already added.');
    await expect(input).toHaveValue('Garden');
    await expect(input).toHaveAccessibleDescription(/“garden” is already added\./);
    await userEvent.clear(input);
    await expect(input).toBeValid();
    await userEvent.type(input, 'front door,');
    await expect(input).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('“front door” was not added. Tag must have letters and digits only.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A tag that does not exist is removed again, and not added once more when the field is left; one whose check failed stays. */
export const UnknownTagIsTakenOut: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: ['weekend'], onValidityChange: fn(), isKnown: fn((tag: string) => (tag === 'night' ? Promise.reject(new Error('No answer')) : Promise.resolve(tag === 'nurses'))) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, '@Nurses{Enter}');
    await userEvent.type(input, 'night,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend', 'nurses', 'night']);
    await userEvent.type(input, 'gardn{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/“gardn” was not added. There is no such tag./));
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend', 'nurses', 'night']);
    await expect(input).toHaveValue('gardn');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(input).toHaveValue('gardn');
    await expect(args.isKnown).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend', 'nurses', 'night']);
    await userEvent.clear(input);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(true);
  },
};

export const RemovedByKeyboardAndPointer: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: some },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'garden' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'nursing' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['garden', 'weekend']);
    await userEvent.click(within(canvas.getByRole('row', { name: 'garden' })).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend']);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('status')).toHaveTextContent('weekend removed');
  },
};

export const Suggested: Story = {
  args: { suggestions: ['garden', 'greenhouse', 'kitchen', 'weekend'], defaultValue: ['weekend'] },
  // react-aria hides what is outside an open list from assistive technology; its tags stay focusable, but Tab closes the list first.
  parameters: { checks: { disabledRules: ['aria-hidden-focus'] } },
  decorators: [(Story) => <div style={{ minBlockSize: 240 }}><Story /></div>],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'g');
    await waitFor(() => expect(body.getAllByRole('option').map((option) => option.textContent)).toEqual(['garden', 'greenhouse']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend', 'greenhouse']);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'gar');
    await userEvent.click(await body.findByRole('option', { name: 'garden' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekend', 'greenhouse', 'garden']);
    await userEvent.type(input, 'k');
    await waitFor(() => expect(body.getByRole('option', { name: 'kitchen' })).toBeVisible());
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TagInput label="Empty" placeholder="garden, nursing" isRequired />
      <TagInput label="Filled" defaultValue={some} />
      <TagInput label="Wrong" defaultValue={['garden']} isInvalid errorMessage="Add at least two tags." />
      <TagInput label="Refused" defaultValue={some} disabledReason="Your role may not change them." />
    </div>
  ),
};
