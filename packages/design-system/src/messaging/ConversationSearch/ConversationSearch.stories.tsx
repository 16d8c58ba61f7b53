import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ConversationSearch, type ConversationSearchProps } from './ConversationSearch.tsx';

const meta = {
  title: 'Messaging/ConversationSearch',
  component: ConversationSearch,
  args: { phrase: 'keys', onPhraseChange: fn(), position: 7, count: 7, onOlder: fn(), onNewer: fn(), loaded: 60, total: 1240, onLoadOlder: fn(), onClose: fn() },
} satisfies Meta<typeof ConversationSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLoaded: Story = {};
export const NoMatch: Story = { args: { phrase: 'ferry', position: 0, count: 0 } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { phrase: '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(args.onOlder).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}');
    await expect(args.onNewer).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The oldest messages load with the press. */
function Read(props: ConversationSearchProps) {
  const [isWhole, setWhole] = useState(false);
  const { phrase, position, count, total, onPhraseChange, onOlder, onNewer, onClose } = props;
  return (
    <ConversationSearch
      {...{ phrase, position, count, total, onPhraseChange, onOlder, onNewer, onClose }}
      loaded={isWhole ? total : 60}
      {...(!isWhole && { onLoadOlder: () => setWhole(true) })}
    />
  );
}

export const FocusStaysInTheSearch: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Read {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Show older messages' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('search')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
