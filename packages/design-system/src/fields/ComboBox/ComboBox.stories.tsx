import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { ComboBox } from './ComboBox.tsx';
import { ComboBoxRoom, LateComboBox } from './LateComboBox.tsx';

const person = (id: string, label: string, description: string) => ({ id, label, description, picture: <Avatar name={label} size="small" /> });
const people = [
  person('ada', 'Ada Larsson', 'Regional manager'),
  person('bao', 'Bao Nguyen', 'Nurse, Harbour House'),
  person('chidi', 'Chidi Okafor', 'Cook'),
  person('dana', 'Dana Fields', 'Activities, North and East Regions with the family council'),
];

/** Keeps the value, and responds to a search as a host would. */
function Kept({ value, onChange, onSearch, choices, ...props }: ComponentProps<typeof ComboBox>) {
  const [kept, keep] = useState(value);
  const [found, setFound] = useState(choices);
  return (
    <ComboBox
      {...props}
      choices={found}
      value={kept}
      onChange={(next, choice) => { keep(next); onChange(next, choice); }}
      {...(onSearch && { onSearch: (text: string) => { onSearch(text); setFound(choices.filter(({ label }) => label.startsWith(text))); } })}
    />
  );
}

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  args: { label: 'Author', choices: people, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox', { name: 'Author' })).toBeVisible());
};

export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Choose an author.' } };
export const Open: Story = { args: { value: 'bao' }, play: opened };
export const LoadingChoices: Story = { args: { choices: [], isLoading: true, onSearch: fn() }, play: opened };
export const LoadingMore: Story = { args: { hasMore: true, isLoading: true, onSearch: fn() }, play: opened };

/** What a `LateComboBox` shows until it is there; empty, and with a choice. */
export const Room: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ComboBoxRoom placeholder="With tag" />
      <ComboBoxRoom text="Activities, North and East Regions with the family council" />
    </div>
  ),
};

export const Late: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: 'bao' },
  render: ({ label: _label, ...args }) => <LateComboBox {...args} aria-label="Author" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Author' })).toHaveValue('Bao Nguyen');
  },
};

export const ChosenByWriting: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Author' });
    await userEvent.tab();
    await userEvent.keyboard('ngu');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bao', expect.objectContaining({ label: 'Bao Nguyen' }));
    await waitFor(() => expect(input).toHaveValue('Bao Nguyen'));
    await userEvent.keyboard('zz');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Bao Nguyen'));
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
  },
};

/** Passing through with Tab opens nothing; an arrow key and a press do. */
export const OpenedOnPurpose: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Author' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

export const TooLittleToSearchFor: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { choices: [], hint: 'Type at least 2 characters', onSearch: fn() },
  play: async (context) => {
    await opened(context);
    await waitFor(() => expect(screen.getByText('Type at least 2 characters')).toBeVisible());
    await expect(screen.queryByText('No matches')).toBeNull();
  },
};

export const FoundByTheHost: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'Chi');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Chi');
    await userEvent.click(await screen.findByRole('option', { name: /Chidi Okafor/ }));
    await waitFor(() => expect(input).toHaveValue('Chidi Okafor'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** The page goes back while the field has the focus, as by the browser's Back: its list stays closed until the user types. */
function WithBack({ onChange, ...props }: ComponentProps<typeof ComboBox>) {
  const [history, setHistory] = useState<(string | null)[]>([null]);
  return (
    <>
      <ComboBox {...props} value={history.at(-1) ?? null} onChange={(next, choice) => { setHistory([...history, next]); onChange(next, choice); }} />
      <button type="button" onClick={() => setHistory(history.slice(0, -1))}>Back</button>
    </>
  );
}

export const ValueTakenBack: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <WithBack {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    const choose = async (written: string, name: string) => {
      await userEvent.type(input, written);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(input).toHaveValue(name));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    // A press would move the focus, which the browser's own button does not.
    const goBack = () => fireEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await choose('ngu', 'Bao Nguyen');
    await userEvent.clear(input);
    await choose('chi', 'Chidi Okafor');
    for (const name of ['', 'Bao Nguyen', '']) {
      await goBack();
      await waitFor(() => expect(input).toHaveValue(name));
      await expect(input).toHaveFocus();
      await expect(screen.queryByRole('listbox')).toBeNull();
    }
    await userEvent.keyboard('ada');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Failed: Story = {
  args: { choices: [], loadError: 'People could not be loaded.', onRetry: fn(), onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('option', { name: /could not be loaded/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { value: 'ada', disabledReason: 'Only the author may change it.' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/Only the author may change it/);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ComboBox {...args} />
      <ComboBox {...args} label="Approver" value="ada" />
      <ComboBox {...args} label="Editor" isInvalid errorMessage="Choose one." />
      <ComboBox {...args} label="Owner" value="chidi" isDisabled />
    </div>
  ),
};
