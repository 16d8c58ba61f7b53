import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';
import { MessageComposerSkeleton } from './MessageComposerSkeleton.tsx';

/** Keeps the text, as a screen would. */
function Writing(props: MessageComposerProps) {
  const [value, setValue] = useState(props.value);
  return <MessageComposer {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Messaging/MessageComposer',
  component: MessageComposer,
  args: { value: '', onChange: fn(), onSend: fn(), onAttach: fn() },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SentByEnter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, ' First line{Shift>}{Enter}{/Shift}second line {Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('First line\nsecond line');
    await expect(field).toHaveFocus();
  },
};

export const Disconnected: Story = {
  args: { value: 'I can, from six.', disabledReason: 'Not connected. Messages can be sent again once the connection is back.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' Or seven.{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/Not connected/);
  },
};

export const Answering: Story = {
  args: {
    value: 'I can.',
    replyTo: { authorName: 'Amara Okafor', text: 'Can someone take the late shift at Harbour House on Friday?' },
    onCancelReply: fn(),
  },
};

export const AnswersNothingAfterAll: Story = {
  args: { ...Answering.args },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message' }), 'the button goes with the message').toHaveFocus();
  },
};

export const TooLong: Story = {
  args: { value: `${'word '.repeat(801)}words` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 characters too many')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/^10 characters too many/);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const RoomIsAnnouncedWhenWritingPauses: Story = {
  args: { value: 'a'.repeat(3_980) },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'four');
    await waitFor(() => expect(screen.getByText('16 characters left', { selector: '[data-live-announcer] *' })).toBeInTheDocument());
    await expect(screen.queryByText('17 characters left', { selector: '[data-live-announcer] *' }), 'not at each letter').toBeNull();
    await expect(field, 'a description that changes is announced, at each letter').not.toHaveAccessibleDescription();
  },
};

export const Loading: Story = {
  render: (args) => (
    <>
      <section aria-label="While it loads">
        <MessageComposerSkeleton />
      </section>
      <section aria-label="Loaded">
        <Writing {...args} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().height;
    await expect(heightOf('Loaded')).toBeGreaterThan(0);
    await expect(heightOf('While it loads'), 'the messages above stay where they are').toBe(heightOf('Loaded'));
  },
};

export const Narrow: Story = { args: { value: 'I can, from six, if somebody takes over the keys.' }, parameters: { checks: { width: 320 } } };
export const Matrix: Story = { args: { value: 'I can, from six.' }, decorators: [allCombinations] };
