import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EscapeWhileLoading } from './EscapeWhileLoading.tsx';
import { lazyPart } from './lazyPart.tsx';
import { MissingPart } from './MissingPart.tsx';

const meta = {
  title: 'Feedback/LazyParts',
  component: MissingPart,
  args: { load: () => Promise.reject(new Error('There is no network.')) },
} satisfies Meta<typeof MissingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

const Chart = () => <p>The chart</p>;

/** A part whose file fails to load the given number of times. */
function partThatFails(times: number, instead?: () => string) {
  let tries = 0;
  return lazyPart<object>(
    () => {
      tries += 1;
      return tries > times ? Promise.resolve(Chart) : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    },
    { ...(instead && { instead }) },
  );
}

export const Missing: Story = {};

/** 'Try again' loads the part, and the content beside it isn't remounted. */
export const ArrivesOnRequest: Story = {
  // React logs every error that a boundary caught.
  parameters: { checks: { isWithoutPicture: true, provokedReports: ['MissingPartError'] } },
  render: function Render() {
    return (
      <>
        <label>
          Note <input />
        </label>
        <Suspense>
          <Late />
        </Suspense>
      </>
    );
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'typed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The chart')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(note).toHaveValue('typed');
  },
};

const Late = partThatFails(1);

/** A simpler substitute is shown silently until the part loads. */
export const ArrivesByItself: Story = {
  // React logs every error that a boundary caught.
  parameters: { checks: { isWithoutPicture: true, provokedReports: ['MissingPartError'] } },
  render: () => (
    <Suspense>
      <Quiet />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The numbers')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await canvas.findByText('The chart', undefined, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.queryByText('The numbers')).toBeNull();
  },
};

const Quiet = partThatFails(1, () => 'The numbers');

export const Narrow: Story = { parameters: { checks: { width: 320 } } };

const Endless = lazyPart<object>(() => new Promise(() => undefined));

/** A window that was opened by mistake is closed before its code has come. */
export const ClosedWhileItLoads: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Filter
        </button>
        {isOpen && (
          <Suspense fallback={<EscapeWhileLoading onEscape={() => setOpen(false)} />}>
            <Endless />
          </Suspense>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What was fetched ahead renders in the task of the press: no key is lost between the two. */
export const FetchedAhead: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render() {
    const [state, setState] = useState<'closed' | 'fetched' | 'open'>('closed');
    const [Ahead] = useState(() => lazyPart<object>(() => Promise.resolve(Chart).finally(() => setState('fetched'))));
    return (
      <>
        <button type="button" onFocus={Ahead.fetchAhead} onClick={() => setState('open')}>
          {state}
        </button>
        {state === 'open' && (
          <Suspense fallback={<p>Loading</p>}>
            <Ahead />
          </Suspense>
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await waitFor(() => expect(button).toHaveTextContent('fetched'));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(canvasElement.textContent));
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await userEvent.click(button);
    await expect(await canvas.findByText('The chart')).toBeVisible();
    observer.disconnect();
    await expect(seen.some((text) => text.includes('Loading'))).toBe(false);
  },
};
