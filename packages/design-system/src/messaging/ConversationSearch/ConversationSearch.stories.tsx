import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ConversationSearch } from './ConversationSearch.tsx';

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

export const Matrix: Story = { decorators: [allCombinations] };
