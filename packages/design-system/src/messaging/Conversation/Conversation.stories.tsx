import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MessageComposer } from '../MessageComposer/MessageComposer.tsx';
import { sampleMessage, samplePicture } from '../MessageBubble/sampleMessages.ts';
import { Conversation } from './Conversation.tsx';

const history = [
  { ...sampleMessage('0', 'jonas', '13:00', 'The keys are with Rosa.'), createdAtUtc: '2026-11-20T13:00:00Z' },
  sampleMessage('1', 'amara', '14:05', 'Can someone take the late shift at Harbour House on Friday?', {
    replies: [sampleMessage('7', 'jonas', '14:09', 'I could swap with you.')],
  }),
  sampleMessage('2', 'you', '14:07', 'I can, from six.', { readCount: 3 }),
  sampleMessage('3', 'jonas', '14:10', { kind: 'image', fileName: 'harbour.png', picture: <img alt="" src={samplePicture} /> }),
];

const meta = {
  title: 'Messaging/Conversation',
  component: Conversation,
  args: {
    label: 'Night shift',
    history,
    onReply: fn(),
    timeZone: 'America/Toronto',
    composer: <MessageComposer value="" onChange={() => undefined} onSend={async () => undefined} />,
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeInTheDocument();
    await expect(canvas.getByRole('log', { name: 'Night shift' })).toBeVisible();
    await expect(canvas.getByText('The keys are with Rosa.').closest('article'), 'what was written is told with who wrote it').toHaveAccessibleDescription('The keys are with Rosa.');
  },
};
export const WithUnread: Story = { args: { firstUnreadId: '3', height: '44rem' } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { history: [], isLoading: true } };
/** What was written meanwhile is in sight; the older messages load above it. */
export const LoadingAboveAWaitingMessage: Story = { args: { history: [sampleMessage('8', 'you', '14:12', 'I am on my way.', { state: 'waiting' })], isLoading: true } };
export const Empty: Story = { args: { history: [] } };

export const Failed: Story = {
  args: { history: [], error: 'Unable to process your request.', onLoadAgain: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadAgain).toHaveBeenCalledOnce();
  },
};

const told = () => document.querySelector('[data-live-announcer]');

/** A conversation that opens is announced, and so are older messages that load above; the button for them keeps the focus in place. */
export const ToldAsItLoads: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [shown, setShown] = useState(args.history);
    const isAll = shown.length > history.length;
    return <Conversation {...args} history={shown} {...(!isAll && { onLoadOlder: () => setShown([...older.slice(0, 3), ...shown]) })} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(told()).toHaveTextContent('Night shift: the newest 4 messages'));
    const button = canvas.getByRole('button', { name: 'Show older messages' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(told()).toHaveTextContent('3 older messages, and no others'));
    await waitFor(() => expect(canvas.getByText('The keys are with Rosa.').closest('article')).toHaveFocus());
  },
};

/** A user who types several lines still sees the newest message, and one who reads older ones stays where they are. */
export const EndStaysInSightWhileTheComposerGrows: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [text, setText] = useState('');
    return <Conversation {...args} history={[...older, ...history]} composer={<MessageComposer value={text} onChange={setText} onSend={() => undefined} />} />;
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const height = () => log.clientHeight;
    const toEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await rested(log);
    const before = height();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.paste('One\nTwo\nThree\nFour\nFive\nSix');
    await waitFor(() => expect(height()).toBeLessThan(before - 60));
    await waitFor(() => expect(toEnd()).toBeLessThan(2));
    log.scrollTo({ top: 200 });
    await rested(log);
    const place = log.scrollTop;
    await userEvent.clear(field);
    await waitFor(() => expect(height()).toBe(before));
    await rested(log);
    await expect(log.scrollTop).toBe(place);
  },
};

/** A loaded page of history is rendered from its end: older messages are not rendered on the way there. */
export const BeginsAtItsEnd: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <Stack>
        <Button onPress={() => setLoading(false)}>Arrive</Button>
        <Conversation {...args} isLoading={isLoading} history={isLoading ? [] : older} onLoadOlder={() => undefined} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const rendered = new Set<string | undefined>();
    const watch = new MutationObserver(() => {
      for (const article of canvasElement.querySelectorAll<HTMLElement>('article[data-message]')) rendered.add(article.dataset['message']);
    });
    watch.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.getByText('Older message 30')).toBeVisible());
    await rested(canvas.getByRole('log'));
    watch.disconnect();
    await expect(rendered).toContain('older-29');
    await expect(rendered).not.toContain('older-0');
  },
};

/** The buttons of a message that was not sent are removed by the press. */
export const FocusAfterSendingAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [shown, setShown] = useState([...history, ...['8', '9'].map((id) => sampleMessage(id, 'you', '14:12', `Not sent ${id}`, { state: 'failed' }))]);
    return (
      <Conversation
        {...args}
        history={shown}
        onRetry={({ id }) => setShown(shown.map((message) => (message.id === id ? { ...message, state: 'sending' } : message)))}
        onDiscard={({ id }) => setShown(shown.filter((message) => message.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^(Try again|Discard)$/ }).filter(({ textContent }, index) => (index < 2 ? textContent === 'Try again' : textContent === 'Discard'));
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Not sent 8').closest('article')).toHaveFocus();
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Not sent 9')).toBeNull();
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
};

const older = Array.from({ length: 30 }, (_, index) => ({
  ...sampleMessage(`older-${index}`, 'amara', '08:00', `Older message ${index + 1}`),
  createdAtUtc: '2026-11-19T08:00:00Z',
}));

/** Longer than the message window waits for the end of a scroll, in milliseconds: what it defers until then moves the scroll position. */
const endOfScroll = 200;

/** Resolves once nothing has moved or grown from one frame to the next, for as long as something may be deferred. */
const rested = async (log: HTMLElement) => {
  const place = () => `${log.scrollTop} ${log.scrollHeight}`;
  let before = '';
  let since = 0;
  while (place() !== before || performance.now() - since < endOfScroll) {
    if (place() !== before) since = performance.now();
    before = place();
    // oxlint-disable-next-line no-await-in-loop -- each frame is compared with the one before it
    await new Promise(requestAnimationFrame);
  }
};

/** Scrolls up as a reader does, once new messages are rendered: sticking to the end would scroll back until then. */
const scrollUp = async (log: HTMLElement) => {
  await rested(log);
  log.scrollTop = 0;
  await rested(log);
  await expect(log.scrollTop).toBe(0);
};

export const KeepsThePlaceWhenOlderOnesArrive: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [shown, setShown] = useState(args.history);
    const [count, setCount] = useState(0);
    return (
      <Stack>
        <Conversation {...args} history={shown} onLoadOlder={() => setShown([...older, ...shown])} />
        <Button
          onPress={() => {
            setCount(count + 1);
            setShown([...shown, sampleMessage(`new-${count}`, 'jonas', '15:00', `Newest message ${count}`)]);
          }}
        >
          Receive
        </Button>
        <Button onPress={() => setShown([...shown, sampleMessage('own', 'you', '15:01', 'My own message')])}>Write</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const end = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(end()).toBeLessThan(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(end()).toBeLessThan(4));
    await expect(canvas.getByRole('status')).toHaveTextContent('Jonas Lindqvist: Newest message 0');
    await scrollUp(log);
    const { top } = canvas.getByText('The keys are with Rosa.').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));
    // The read message stays where it was, whatever the height of the older ones.
    await waitFor(() => expect(Math.abs(canvas.getByText('The keys are with Rosa.').getBoundingClientRect().top - top)).toBeLessThan(80));
    await rested(log);
    const place = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await rested(log);
    await expect(Math.abs(log.scrollTop - place)).toBeLessThan(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('New messages below');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('New messages below');
    await userEvent.click(canvas.getByRole('button', { name: '2 new messages' }));
    await waitFor(() => expect(end()).toBeLessThan(4));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new messages?$/ })).toBeNull());
    await waitFor(() => expect(canvas.getByText('Newest message 2').closest('article')).toHaveFocus());
    await scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await waitFor(() => expect(end()).toBeLessThan(4));
    await waitFor(() => expect(canvas.getByText('My own message')).toBeVisible());
  },
};

const long = Array.from({ length: 10_000 }, (_, index) => ({
  ...sampleMessage(`long-${index}`, index % 3 === 0 ? 'jonas' : 'amara', '08:00', `Message ${index + 1}${' of a long night'.repeat(index % 7)}`),
  createdAtUtc: new Date(Date.UTC(2026, 8, 1) + index * 600_000).toISOString(),
}));

/** However long the conversation, the document stays small, and each message is reached by keyboard. */
export const TenThousandMessages: Story = {
  args: { history: long },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    const end = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    const shown = () => canvas.getAllByRole('article').length;
    const expectFew = async () => {
      await expect(shown()).toBeLessThan(40);
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    };
    await waitFor(() => expect(canvas.getByText(/^Message 10000/)).toBeVisible());
    await waitFor(() => expect(end()).toBeLessThan(4));
    await expectFew();
    log.scrollTop = log.scrollHeight / 2;
    await waitFor(() => expect(canvas.getAllByText(/^Message (49|50)\d\d/).length).toBeGreaterThan(3));
    await expectFew();
    log.focus();
    await userEvent.keyboard('{Home}');
    const first = await canvas.findByText(/^Message 1( |$)/);
    await waitFor(() => expect(first.closest('article')).toHaveFocus());
    await expect(first.closest('article')).toHaveAttribute('aria-posinset', '1');
    await expect(first.closest('article')).toHaveAttribute('aria-setsize', '10000');
    await waitFor(() => expect(log.scrollTop).toBeLessThan(60));
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(canvas.getByText(/^Message 3( |$)/).closest('article')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText(/^Message 10000/).closest('article')).toHaveFocus());
    await waitFor(() => expect(end()).toBeLessThan(4));
    await expectFew();
  },
};

/** The history ends before the newest message: buttons load the next ones and the newest. */
export const EndsBeforeTheNewest: Story = {
  args: { history: long.slice(0, 3), newer: { newest: long.slice(-3), isLoading: false, onLoad: fn(), onGoToNewest: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Newest messages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show newer messages' }));
    await expect(args.newer?.onLoad).toHaveBeenCalledOnce();
  },
};

/** Messages far from those being read are dropped from the history: the scroll position stays, and the newest messages can be reached again. */
export const LetsGoOfWhatIsFar: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [{ from, until, all }, setPart] = useState({ from: 9_900, until: 10_000, all: long });
    const [isTrimming, setTrimming] = useState(false);
    const history = useMemo(() => all.slice(from, until), [all, from, until]);
    const newest = useMemo(() => all.slice(-30), [all]);
    return (
      <Stack>
        <Conversation
          {...args}
          history={history}
          newer={until === all.length ? null : { newest, isLoading: false, onLoad: () => setPart({ from: from + 30, until: until + 30, all }), onGoToNewest: () => setPart({ from: all.length - 30, until: all.length, all }) }}
          onLoadOlder={() => setPart({ from: from - 30, until: isTrimming ? until - 60 : until, all })}
        />
        <Button onPress={() => setTrimming(true)}>Trim</Button>
        <Button onPress={() => setPart({ from, until: until === all.length ? until + 1 : until, all: [...all, sampleMessage(`new-${all.length}`, 'jonas', '15:00', `Newest message ${all.length}`)] })}>Receive</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const end = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(end()).toBeLessThan(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Trim' }));
    log.scrollTop = 0;
    await canvas.findByText(/^Message 9902( |$)/);
    await rested(log);
    const { top } = canvas.getByText(/^Message 9902( |$)/).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));
    await waitFor(() => expect(Math.abs(canvas.getByText(/^Message 9902( |$)/).getBoundingClientRect().top - top)).toBeLessThan(80));

    // What arrives is not part of the history: it is counted and announced all the same.
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('New messages below');
    await expect(canvas.getByRole('button', { name: '1 new message' })).toBeVisible();

    // The end of the history is not the end of the conversation: messages loaded after it don't move the reader.
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/^Message 9940( |$)/)).toBeVisible());
    await rested(log);
    const last = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect().top ?? 0;
    const words = canvas.getAllByRole('article').at(-1)?.textContent ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Show newer messages' }));
    await waitFor(() => expect(end()).toBeGreaterThan(500));
    await waitFor(() => expect(Math.abs((canvas.getAllByRole('article').find(({ textContent }) => textContent === words)?.getBoundingClientRect().top ?? 0) - last)).toBeLessThan(80));

    await userEvent.click(canvas.getByRole('button', { name: '1 new message' }));
    await waitFor(() => expect(canvas.getByText('Newest message 10000').closest('article')).toHaveFocus());
    await waitFor(() => expect(end()).toBeLessThan(4));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message|Newest messages|Show newer/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(canvas.getByText('Newest message 10001')).toBeVisible());
  },
};

/** End goes to the newest message, also past the end of the history. */
export const EndGoesToTheNewest: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [isAtNewest, setAtNewest] = useState(false);
    const [first, newest] = useMemo(() => [long.slice(0, 100), long.slice(-30)], []);
    return <Conversation {...args} history={isAtNewest ? newest : first} newer={isAtNewest ? null : { newest, isLoading: false, onLoad: () => undefined, onGoToNewest: () => setAtNewest(true) }} />;
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText(/^Message 1( |$)/).closest('article')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText(/^Message 10000/).closest('article')).toHaveFocus());
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(4));
  },
};

/** Matches are marked, the current one is framed; the newest comes first. */
export const Searched: Story = {
  args: { search: { loaded: 4, total: 64, onClose: fn() }, onLoadOlder: fn(), height: '44rem' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'can');
    await expect(await canvas.findByText('2 of 2')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('can', { selector: 'mark', exact: false })).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 of 2')).toBeVisible();
  },
};

export const SearchReachesWhatIsOutOfSight: Story = {
  args: { history: long, search: { loaded: 10_000, total: 10_000, onClose: fn() } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'Message 4321');
    await waitFor(() => expect(canvas.getByText('Message 4321', { selector: 'mark' })).toBeVisible());
  },
};

/** One jump away from the newest message, to which the view would otherwise stick. */
export const PastedSearchLeavesTheEnd: Story = {
  args: { history: long, search: { loaded: 10_000, total: 10_000, onClose: fn() } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search messages' }));
    await userEvent.paste('Message 4321');
    await waitFor(() => expect(canvas.getByText('Message 4321', { selector: 'mark' })).toBeVisible());
  },
};

export const Matrix: Story = { args: { height: '26rem' }, decorators: [allCombinations] };
