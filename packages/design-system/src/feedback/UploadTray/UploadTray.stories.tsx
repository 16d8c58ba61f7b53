import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ignoreStrayPresses } from '../../actions/strayPresses.ts';
import type { TrayUpload } from './trayUpload.ts';
import { UploadTray, type UploadTrayProps } from './UploadTray.tsx';

const mebibyte = 1024 * 1024;
const upload = (id: string, name: string, megabytes: number, rest: Partial<TrayUpload> = {}): TrayUpload => ({ id, name, size: megabytes * mebibyte, sentBytes: 0, status: 'idle', ...rest });
const sending = (megabytes: number, rate: number): Partial<TrayUpload> => ({ status: 'uploading', sentBytes: megabytes * mebibyte, bytesPerSecond: rate * mebibyte });

/** The uploads of the drawing. */
const uploads: TrayUpload[] = [
  upload('1', 'Speeches hall B.webm', 96, { status: 'error', sentBytes: 59.5 * mebibyte, errorMessage: 'Connection lost.', advice: '59.5 of 96.0 MB are kept' }),
  upload('2', 'IMG_4471.HEIC', 3.4, { status: 'error', errorMessage: 'HEIC can’t be shown.', advice: 'JPG and PNG can', remedy: 'replace' }),
  upload('3', 'Table 12, cake.jpg', 4.1, { status: 'error', errorMessage: 'Changed while it was sent.', advice: 'Choose it again', remedy: 'replace' }),
  upload('4', 'Awards evening, full recording.mp4', 212, sending(72.1, 1.6)),
  upload('5', 'Stage, all 41 honoured.jpg', 8.9, sending(6.3, 0.4)),
  upload('6', 'Interview Anjali Raman.mp4', 64, { isPaused: true, sentBytes: 22.4 * mebibyte }),
  upload('7', 'View from the ballroom.png', 5.2),
  upload('8', 'Welcome by the board.jpg', 4.6, { status: 'success' }),
  upload('9', 'Dinner.jpg', 2.8, { status: 'success' }),
  upload('10', 'Flower arrangements.jpg', 3.1, { status: 'success' }),
];

const meta = {
  title: 'Feedback/UploadTray',
  component: UploadTray,
  args: {
    uploads,
    belongsTo: { label: 'Long-service awards 2026', href: '#awards' },
    isOpenAtFirst: true,
    placement: 'inline',
    onPause: fn(),
    onResume: fn(),
    onReplace: fn(),
    onRemove: fn(),
    onPauseAll: fn(),
    onResumeAll: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 432 }}><Story /></div>],
} satisfies Meta<typeof UploadTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, args }) => {
    const tray = within(canvas.getByRole('region', { name: 'Uploads' }));
    await expect(tray.getByText('3 of 10 · 42 %')).toBeVisible();
    await expect(tray.getByText('2.0 MB/s, about 1 min 10 s left')).toBeVisible();
    await expect(tray.getByRole('link', { name: 'Long-service awards 2026' })).toBeVisible();
    await expect(tray.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 4, 3]);
    await userEvent.click(tray.getByRole('button', { name: 'Try again: Speeches hall B.webm' }));
    await expect(args.onResume).toHaveBeenCalledWith('1');
    await userEvent.click(tray.getByRole('button', { name: 'Pause Awards evening, full recording.mp4' }));
    await expect(args.onPause).toHaveBeenCalledWith('4');
    await userEvent.click(tray.getByRole('button', { name: 'Resume Interview Anjali Raman.mp4' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('6');
    await userEvent.click(tray.getByRole('button', { name: 'Pause all' }));
    await expect(args.onPauseAll).toHaveBeenCalledOnce();
    await expect(tray.getByRole('status')).toHaveTextContent('3 of 10 uploaded, 3 failed');
    await expect(tray.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const OneLine: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 10 · 42 %')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Collapse' })).toHaveFocus();
  },
};

export const AllPaused: Story = {
  args: { uploads: uploads.slice(5, 6) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0 of 1 · paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume all' }));
    await expect(args.onResumeAll).toHaveBeenCalledOnce();
  },
};

export const Replaced: Story = {
  args: { uploads: uploads.slice(1, 2) },
  play: async ({ canvasElement, args }) => {
    const chosen = new File(['x'], 'IMG_4471.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, chosen);
    await expect(args.onReplace).toHaveBeenCalledWith('2', chosen);
  },
};

export const SomeFailed: Story = {
  args: { uploads: [...uploads.slice(0, 1), ...uploads.slice(7)] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 item not uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { uploads: uploads.slice(7) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('All items uploaded sucessfully')[0]).toBeVisible();
    await userEvent.hover(canvas.getByRole('region', { name: 'Uploads' }));
    await userEvent.unhover(canvas.getByRole('region', { name: 'Uploads' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 8_000 });
  },
};

/** Pauses uploads, and removes them when they are cancelled, as the console does. */
function Working(props: UploadTrayProps) {
  const [list, setList] = useState(props.uploads);
  const change = (id: string, changes: Partial<TrayUpload>) => setList(list.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <UploadTray
      {...props}
      uploads={list}
      onRemove={(id) => setList(list.filter((one) => one.id !== id))}
      onPause={(id) => change(id, { status: 'idle', isPaused: true })}
      onResume={(id) => change(id, { status: 'uploading', isPaused: false })}
    />
  );
}

export const FocusStaysWhenAnUploadIsPaused: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    const name = 'Awards evening, full recording.mp4';
    canvas.getByRole('button', { name: `Pause ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')[4], 'those that are paused follow those that are sent').toHaveTextContent(name);
    await expect(canvas.getByRole('button', { name: `Resume ${name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Pause ${name}` })).toHaveFocus();
  },
};

/** The button stays with the opposite action: the second click of a double click would undo the pause. */
export const DoubleClickPausesOnce: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { uploads: uploads.slice(3, 4) },
  beforeEach: ignoreStrayPresses,
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Pause Awards/ });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const coords = { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
    const clickThere = () => userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(coords.clientX, coords.clientY) ?? document.body, coords });
    await clickThere();
    await expect(canvas.getByRole('button', { name: /^Resume Awards/ })).toBe(button);
    await clickThere();
    await expect(canvas.getByRole('button', { name: /^Resume Awards/ })).toBe(button);
  },
};

export const FocusStaysWhenAnUploadIsCancelled: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel upload of View from the ballroom.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse' })).toHaveFocus());
    await expect(canvas.getByText('3 of 9 · 42 %')).toBeVisible();
  },
};

export const InTheCorner: Story = { args: { placement: 'corner' } };

export const Matrix: Story = { decorators: [allCombinations] };
