import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Images from 'lucide-react/icons/images';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ConfirmModal } from '../../overlays/ConfirmModal/ConfirmModal.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { dropFiles, sampleFile, samplePicture } from '../../fields/FileUpload/sampleFiles.ts';
import type { Picture } from './picture.ts';
import { PictureGrid, type PictureGridProps } from './PictureGrid.tsx';

const mebibyte = 1024 * 1024;
const sky = ['#cfe3ef', '#f3d9b8', '#d6e6cf', '#1d3557', '#e9d7c4', '#dfe3ec'];
const land = ['#4a7d8c', '#a0673c', '#4d7a5a', '#8fa9c4', '#7d4a34', '#5f7391'];
const scene = (place: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${sky[place % sky.length]}"/><path d="M0 200 ${40 + (place % 5) * 20} 90l50 50 40-30 70 90z" fill="${land[(place * 5) % land.length]}"/><circle cx="${150 - (place % 3) * 30}" cy="48" r="20" fill="#f4c95d"/></svg>`,
  )}`;
const titles = ['Harbour at first light', 'Fog, Entrance Island', 'Night swimmer', 'Cherry branch', 'Tea at three', 'Behind the lodge', 'Active Pass', 'Windfalls'];

const stored = (place: number): Picture => ({
  id: `p${place}`,
  name: `${titles[place % titles.length]}.jpg`,
  caption: titles[place % titles.length]!,
  size: 2.1 * mebibyte,
  sentBytes: 0,
  status: 'success',
  picture: <img alt="" src={scene(place)} draggable={false} />,
});
const some = Array.from({ length: 8 }, (_, place) => ({ ...stored(place), isCover: place === 6 }));
const video: Picture = { id: 'v', name: 'A walk through the new courtyard.webm', size: 64 * mebibyte, sentBytes: 0, status: 'success' };
const underWay: Picture = { id: 'u', name: 'poster.png', size: 5 * mebibyte, sentBytes: 3.2 * mebibyte, status: 'uploading', picture: <img alt="" src={scene(2)} /> };
const paused: Picture = { id: 'w', name: 'Interview.mp4', size: 64 * mebibyte, sentBytes: 22.4 * mebibyte, status: 'idle', isPaused: true };
const waiting: Picture = { id: 'x', name: 'View.png', size: 5.2 * mebibyte, sentBytes: 0, status: 'idle' };
const failed: Picture = { id: 'y', name: 'Speeches.webm', size: 96 * mebibyte, sentBytes: 59.5 * mebibyte, status: 'error', errorMessage: 'Connection lost.', advice: '59.5 of 96.0 MB are kept' };
const refused: Picture = { id: 'z', name: 'IMG_4471.HEIC', size: 3.4 * mebibyte, sentBytes: 0, status: 'error', errorMessage: 'HEIC can’t be shown.', advice: 'JPG and PNG can', remedy: 'replace' };

const selectionActs: PictureGridProps['selectionActs'] = [
  { id: 'album', label: 'Add to album', icon: <Images />, sections: [{ id: 'albums', actions: [{ id: 'a', label: 'Autumn show' }] }] },
  { id: 'download', label: 'Download', icon: <Download />, onAction: fn() },
  { id: 'delete', label: 'Delete…', icon: <Trash2 />, onAction: fn() },
];

/** Keeps the selection as a page would. */
function Page({ selectedIds, onSelectionChange, ...props }: PictureGridProps) {
  const [selected, setSelected] = useState(selectedIds);
  return (
    <PictureGrid
      {...props}
      selectedIds={selected}
      onSelectionChange={(ids) => {
        setSelected(ids);
        onSelectionChange(ids);
      }}
    />
  );
}

const meta = {
  title: 'Content/PictureGrid',
  component: PictureGrid,
  args: {
    label: 'Pictures',
    pictures: some,
    selectedIds: new Set<string>(),
    onSelectionChange: fn(),
    selectionActs,
    addLabel: 'Add pictures',
    rules: { extensions: ['png', 'jpg', 'jpeg', 'gif', 'mp4', 'ogg', 'webm'] },
    empty: <EmptyState title="No pictures yet" detail="Drop pictures here, or choose them." />,
    onAdd: fn(),
    onOpen: fn(),
    onPause: fn(),
    onResume: fn(),
    onReplace: fn(),
    onRemove: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const tile = (name: string) => screen.findByRole('row', { name });

export const Filled: Story = { play: async () => expect(await tile('Windfalls')).toBeVisible() };
export const Selected: Story = { args: { selectedIds: new Set(['p0', 'p1', 'p3']) }, play: async () => expect(await tile('Windfalls')).toBeVisible() };
export const OnTheWay: Story = { args: { pictures: [stored(0), video, underWay, paused, waiting, failed, refused] }, play: async () => expect(await tile('IMG_4471.HEIC')).toBeVisible() };
export const Narrow: Story = { ...Selected, parameters: { checks: { width: 390 } } };
export const InAnEditor: Story = { ...Filled, decorators: [(Story) => <div style={{ maxInlineSize: 680 }}><Story /></div>] };
export const Empty: Story = { args: { pictures: [] } };
export const ReadOnly: Story = { ...Filled, args: { addRefusal: 'Only administrators of its node may change it.', selectionActs: [] } };
export const LongNames: Story = {
  args: { pictures: [{ ...stored(0), caption: 'Long-service awards of all houses in the northern region, autumn 2026' }, { ...stored(1), caption: '<img src=x onerror=alert(1)>' }] },
  play: async () => expect(await tile('<img src=x onerror=alert(1)>')).toBeVisible(),
};

export const OpenedAndSelected: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await tile('Night swimmer'));
    await expect(args.onOpen).toHaveBeenLastCalledWith('p2');
    await expect(canvas.queryByRole('group', { name: 'Selected pictures' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Cherry branch' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    // While something is selected, a press selects.
    await userEvent.click(await tile('Night swimmer'));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected pictures' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Pictures 8' })).toHaveFocus();
  },
};

export const ClearedInPlace: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { pictures: Array.from({ length: 60 }, (_, place) => ({ ...stored(place), caption: `Picture ${place + 1}` })), selectedIds: new Set(['p1']) },
  play: async ({ canvas }) => {
    await tile('Picture 1');
    window.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(400));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pictures 60' })).toHaveFocus());
    await expect(window.scrollY).toBe(400);
  },
};

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const first = await tile('Harbour at first light');
    canvas.getByRole('button', { name: 'Drop or paste pictures here' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('p0');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(await tile('Fog, Entrance Island')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('8 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected pictures' })).toBeNull());
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Download' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pictures 8' })).toHaveFocus());
  },
};

/** Deletes what is selected once that is confirmed, as a page does. */
function Deleting({ pictures, ...props }: PictureGridProps) {
  const [kept, setKept] = useState(pictures);
  const [selected, setSelected] = useState(props.selectedIds);
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      <h1>Residents’ art</h1>
      <PictureGrid
        {...props}
        pictures={kept}
        selectedIds={selected}
        onSelectionChange={setSelected}
        selectionActs={[{ id: 'delete', label: 'Delete…', icon: <Trash2 />, onAction: () => setAsking(true) }]}
      />
      <ConfirmModal
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete pictures"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          setKept(kept.filter(({ id }) => !selected.has(id)));
          setSelected(new Set());
        }}
        describeError={String}
      >
        They cannot be restored.
      </ConfirmModal>
    </main>
  );
}

export const DeletedByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { selectedIds: new Set(['p0', 'p1']) },
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas }) => {
    await tile('Windfalls');
    canvas.getByRole('button', { name: 'Delete…' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pictures 6' })).toHaveFocus());
  },
};

export const HeldByAFinger: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    const held = await tile('Tea at three');
    await fireEvent.pointerDown(held, { pointerType: 'touch', pointerId: 1, button: 0 });
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await fireEvent.pointerUp(held, { pointerType: 'touch', pointerId: 1, button: 0 });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(held).toHaveAttribute('aria-selected', 'true');
  },
};

export const ActsOnUploads: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { pictures: [underWay, paused, failed, refused] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause poster.png' }));
    await expect(args.onPause).toHaveBeenCalledWith('u');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Interview.mp4' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('w');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Speeches.webm' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('y');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of poster.png' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('u');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_4471.HEIC' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('z');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ChosenAndDropped: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const files = [samplePicture('a.gif'), sampleFile('menu.pdf', 'application/pdf')];
    await userEvent.setup({ applyAccept: false }).upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
    await expect(args.onAdd).toHaveBeenLastCalledWith(files);
    dropFiles(canvas.getByRole('button', { name: 'Drop or paste pictures here' }), [samplePicture('dropped.gif')]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'dropped.gif' })]));
  },
};

export const AThousand: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { pictures: Array.from({ length: 1000 }, (_, place) => ({ ...stored(place), caption: `Picture ${place + 1}` })) },
  play: async ({ canvas }) => {
    const first = await tile('Picture 1');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    first.focus();
    // A page is what is in sight, not the rest of them.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(12));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(first).not.toHaveFocus());
    await expect(Number(document.activeElement!.getAttribute('aria-rowindex'))).toBeLessThan(40);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Picture 1000' })).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { pictures: [{ ...stored(0), isCover: true }, underWay, failed], selectedIds: new Set(['p0']) },
};
