import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button/Button.tsx';
import { useAfterChange } from './useAfterChange.ts';
import { useAfterPause } from './useAfterPause.ts';
import { useEndOf } from './useEndOf.ts';
import { useHandler } from './useHandler.ts';
import { useIntoSight } from './useIntoSight.ts';
import { useListener } from './useListener.ts';
import { useRequest } from './useRequest.ts';
import { useSource } from './useSource.ts';
import { useSynchronized } from './useSynchronized.ts';

interface StepsProps {
  /** The values that the component is rendered with, one after the other; unmounted after the last. */
  values: readonly (string | undefined)[];
  /** Called by the hook. */
  heard: Mock;
  /** Renders the component with the hook. */
  part: (value: string | undefined, heard: Mock, step: number) => ReactNode;
}

/** Renders a component with one value after the other, one per press. */
function Steps({ values, heard, part }: StepsProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onPress={() => setStep(step + 1)}>Next step</Button>
      {step < values.length && part(values[step], heard, step)}
    </>
  );
}

interface PartProps {
  /** The value passed to the hook. */
  value: string | undefined;
  /** Called by the hook, with the step in which its function was rendered. */
  heard: Mock;
  /** From 0. */
  step: number;
}

function Asking({ value, heard }: PartProps) {
  useRequest(value, heard);
  return null;
}
function Holding({ value, heard, step }: PartProps) {
  useEndOf(value, (held) => heard(held, step));
  return null;
}
function Following({ value, heard, step }: PartProps) {
  useAfterChange(value, (now, before) => heard(now, before, step));
  return null;
}
/** Pauses for a minute, and not at all before a value that ends with a full stop: no test has to be quicker than a pause. */
function Pausing({ value, heard, step }: PartProps) {
  useAfterPause(value, value?.endsWith('.') ? 0 : 60_000, (written, signal) => heard(written, step, signal));
  return null;
}
function Synchronizing({ value, heard, step }: PartProps) {
  useSynchronized(value, (now) => heard(now, step));
  return null;
}

const listeners = new Set<(news: string) => void>();
const tell = (news: string) => {
  for (const listener of listeners) listener(news);
};
const source = (listener: (news: string) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function ListeningToSource({ value, heard, step }: PartProps) {
  useSource(value === undefined ? null : source, (news) => heard(news, step));
  return null;
}
function ListeningToWindow({ value, heard, step }: PartProps) {
  useListener('online', () => heard(step), { isOn: value !== undefined });
  return null;
}

function Handling({ heard, step }: PartProps) {
  const handler = useHandler((word: string) => heard(word, step));
  const [first] = useState(() => handler);
  return (
    <>
      <p>{first === handler ? 'The same handler' : 'Another handler'}</p>
      <Button onPress={() => first('pressed')}>Press the first</Button>
    </>
  );
}

const rows = Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`);
function Rows({ value }: PartProps) {
  const list = useRef<HTMLUListElement>(null);
  useIntoSight(value, () => [...(list.current?.children ?? [])].find((row) => row.textContent === value));
  return (
    <ul ref={list} style={{ blockSize: '8rem', overflow: 'auto' }}>
      {rows.map((row) => (
        <li key={row}>
          <Button>{row}</Button>
        </li>
      ))}
    </ul>
  );
}

const nothing: StepsProps['part'] = () => null;

const meta = {
  title: 'Effects/Hooks',
  component: Steps,
  args: { values: [], heard: fn(), part: nothing },
  // Steps is not a component of the design system: its props don't belong in a table.
  argTypes: { values: { table: { disable: true } }, heard: { table: { disable: true } }, part: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextStep = (page: HTMLElement) => userEvent.click(within(page).getByRole('button', { name: 'Next step' }));

/** The same key again requests nothing, another key aborts, and so does unmounting. */
export const AKeyIsAskedForOnceAndAbortedByTheNext: Story = {
  args: { values: ['first', 'first', 'second', undefined, 'second'], part: (value, heard, step) => <Asking value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard }, canvasElement }) => {
    const signals = () => heard.mock.calls.map(([key, signal]): [string, boolean] => [key, signal.aborted]);
    await nextStep(canvasElement);
    await expect(signals()).toEqual([['first', false]]);
    await nextStep(canvasElement);
    await expect(signals()).toEqual([['first', true], ['second', false]]);
    await nextStep(canvasElement);
    await expect(signals()).toEqual([['first', true], ['second', true]]);
    await nextStep(canvasElement);
    await nextStep(canvasElement);
    await expect(signals()).toEqual([['first', true], ['second', true], ['second', true]]);
  },
};

/** With the function of the last render that held it. */
export const WhatIsHeldEndsWhenAnotherIsHeldAndAtTheEnd: Story = {
  args: { values: ['one', 'one', 'two', 'two'], part: (value, heard, step) => <Holding value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard }, canvasElement }) => {
    await nextStep(canvasElement);
    await expect(heard).not.toHaveBeenCalled();
    await nextStep(canvasElement);
    await expect(heard.mock.calls.map(([held]) => held)).toEqual(['one']);
    await nextStep(canvasElement);
    await nextStep(canvasElement);
    await expect(heard.mock.calls.at(-1)).toEqual(['two', 3]);
    await expect(heard).toHaveBeenCalledTimes(2);
  },
};

/** Neither the first value nor one that returns after undefined. */
export const OnlyAnotherValueIsAChange: Story = {
  args: { values: [undefined, 'a', 'a', 'b', undefined, 'b', 'c'], part: (value, heard, step) => <Following value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard, values }, canvasElement }) => {
    for (const _ of values) await nextStep(canvasElement);
    await expect(heard.mock.calls).toEqual([['b', 'a', 3], ['c', 'b', 6]]);
  },
};

/** One that another value follows within the pause is never acted on; what began after it ends with the next value. */
export const OnlyAValueThatStaysIsActedOn: Story = {
  args: { values: ['a', 'ab', 'ab.', 'ab.', 'abc', undefined], part: (value, heard, step) => <Pausing value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard, values }, canvasElement }) => {
    const acts = () => heard.mock.calls.map(([written, , signal]): [string, boolean] => [written, signal.aborted]);
    await nextStep(canvasElement);
    await nextStep(canvasElement);
    await waitFor(() => expect(acts()).toEqual([['ab.', false]]));
    await nextStep(canvasElement);
    await expect(acts()).toEqual([['ab.', false]]);
    for (const _ of values.slice(4)) await nextStep(canvasElement);
    await expect(acts()).toEqual([['ab.', true]]);
  },
};

/** The first value counts, and the same value counts again after there was none. */
export const WhatIsOutsideFollowsEachValue: Story = {
  args: { values: [undefined, 'a', 'a', 'b', undefined, 'b'], part: (value, heard, step) => <Synchronizing value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard, values }, canvasElement }) => {
    for (const _ of values) await nextStep(canvasElement);
    await expect(heard.mock.calls).toEqual([['a', 1], ['b', 3], ['b', 5]]);
  },
};

/** With the listener of the newest render. */
export const ASourceIsListenedToWhileThereIsOne: Story = {
  args: { values: [undefined, 'on', 'on', undefined, 'on'], part: (value, heard, step) => <ListeningToSource value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard, values }, canvasElement }) => {
    for (const _ of values) {
      tell('news');
      await nextStep(canvasElement);
    }
    await expect(heard.mock.calls).toEqual([['news', 1], ['news', 2], ['news', 4]]);
    await expect(listeners.size).toBe(0);
  },
};

/** With the listener of the newest render. */
export const TheWindowIsListenedToWhileThatIsOn: Story = {
  args: { values: [undefined, 'on', 'on', undefined, 'on'], part: (value, heard, step) => <ListeningToWindow value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard, values }, canvasElement }) => {
    for (const _ of [...values, 'unmounted']) {
      window.dispatchEvent(new Event('online'));
      await nextStep(canvasElement);
    }
    await expect(heard.mock.calls).toEqual([[1], [2], [4]]);
  },
};

/** A component that receives it needs no re-render to call the newest one. */
export const AHandlerStaysTheSameAndActsAsTheNewest: Story = {
  args: { values: ['a', 'b', 'c'], part: (value, heard, step) => <Handling value={value} heard={heard} step={step} /> },
  play: async ({ args: { heard }, canvas, canvasElement }) => {
    await nextStep(canvasElement);
    await expect(canvas.getByText('The same handler')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Press the first' }));
    await expect(heard.mock.calls).toEqual([['pressed', 1]]);
  },
};

const isInSight = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect();
  const list = (row.closest('ul') ?? row).getBoundingClientRect();
  return top >= list.top - 1 && bottom <= list.bottom + 1;
};

/** No reason leaves the list where it is. */
export const AReasonBringsItsRowIntoSight: Story = {
  args: { values: [undefined, 'Row 30', undefined, 'Row 2'], part: (value, heard, step) => <Rows value={value} heard={heard} step={step} /> },
  play: async ({ canvas, canvasElement }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    await expect(isInSight(row('Row 30'))).toBe(false);
    await nextStep(canvasElement);
    await expect(isInSight(row('Row 30'))).toBe(true);
    await nextStep(canvasElement);
    await expect(isInSight(row('Row 30'))).toBe(true);
    await nextStep(canvasElement);
    await expect(isInSight(row('Row 2'))).toBe(true);
  },
};
