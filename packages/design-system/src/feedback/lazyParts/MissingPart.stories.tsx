import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, userEvent } from 'storybook/test';
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
