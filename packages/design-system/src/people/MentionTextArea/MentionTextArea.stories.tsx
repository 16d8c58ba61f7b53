import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { MentionTextArea } from './MentionTextArea.tsx';
import type { MentionPerson } from './mentionTypes.ts';

const people: readonly MentionPerson[] = [
  { id: '1', username: 'maya.okafor', name: 'Maya Okafor', detail: 'Maple Court' },
  { id: '2', username: 'mark.lindqvist', name: 'Mark Lindqvist', detail: 'Birch House' },
  { id: '3', username: 'magdalena.von.hohenstein', name: 'Magdalena Adelheid von Hohenstein-Wittgenstein', detail: 'Northern and Eastern Regions' },
];
const search = (phrase: string): Promise<readonly MentionPerson[]> =>
  Promise.resolve(people.filter(({ name }) => name.toLowerCase().startsWith(phrase.toLowerCase())));
const fail = (_phrase: string): Promise<readonly MentionPerson[]> => Promise.reject(new Error('offline'));

const meta = {
  title: 'People/MentionTextArea',
  component: MentionTextArea,
  args: { label: 'Message', onSearch: search, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420, minBlockSize: 380 }}><Story /></div>],
} satisfies Meta<typeof MentionTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: HTMLElement) => within(element).getByRole('textbox', { name: 'Message' });

export const Empty: Story = { args: { placeholder: 'What is new?' } };
export const Filled: Story = { args: { defaultValue: 'Thanks @maya.okafor and @mark.lindqvist for the party, and to everybody at garden@example.com.' } };
export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Write a message.' } };
export const Refused: Story = { args: { defaultValue: 'Thanks @maya.okafor', disabledReason: 'The post is published.' } };

export const TooLongATextIsNotCut: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { maxLength: 10 },
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('The lift is out of order.');
    await expect(args.onChange).toHaveBeenLastCalledWith('The lift is out of order.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Shorten this by 15 characters\./);
  },
};

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement);
    await userEvent.type(field, 'Ask @ma');
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ask @mark.lindqvist ');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('or @ma');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}x');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ask @mark.lindqvist or @ma\nx');
  },
};

/** The tint stays behind its mention at any scroll position, also where the text continues far below the last one. */
export const ScrolledPastAMention: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: `Thanks\n@maya.okafor\n${'and everybody\n'.repeat(40)}`, rows: 4 },
  play: async ({ canvasElement }) => {
    const field = box(canvasElement);
    const tint = await waitFor(() => canvasElement.querySelector('mark')!);
    const inText = () => Math.round(tint.getBoundingClientRect().top - field.getBoundingClientRect().top + field.scrollTop);
    const atFirst = inText();
    await expect(atFirst).toBeGreaterThan(0);
    for (const top of [20, 400, field.scrollHeight, 0]) {
      field.scrollTop = top;
      await waitFor(() => expect(inText()).toBe(atFirst));
    }
  },
};

export const ByPointer: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: 'Ask ' },
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement);
    await userEvent.type(field, '@mag');
    await userEvent.click(await screen.findByRole('option', { name: /Magdalena/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Ask @magdalena.von.hohenstein ');
    await expect(field).toHaveFocus();
  },
};

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'Thanks @maya.okafor and @ma');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};

export const NobodyFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '@');
    await expect(await screen.findByRole('status')).toHaveTextContent('Type a name to find people');
    await userEvent.keyboard('xyz');
    await expect(await screen.findByText('No one found for “xyz”')).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: { onSearch: fail },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '@ma');
    await expect(await screen.findByText('People could not be loaded. Keep typing to try again.')).toBeVisible();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <MentionTextArea {...args} rows={2} defaultValue="Thanks @maya.okafor for the party." />
      <MentionTextArea {...args} rows={2} defaultValue="Thanks @maya.okafor" disabledReason="The post is published." />
    </div>
  ),
};
