import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CalendarSwatch } from './CalendarSwatch.tsx';
import { ContentCalendar } from './ContentCalendar.tsx';
import type { CalendarDraft, CalendarEntry, CalendarPin } from './contentCalendarTypes.ts';
import { DraftShelf } from './DraftShelf.tsx';

const entry = (id: string, kind: CalendarEntry['kind'], instant: string, name: string, tone: number, pageName: string): CalendarEntry => ({
  id, kind, instant: `2026-${instant}:00Z`, name, tone, pageName, where: 'North Region', href: '#item',
});

const some: CalendarEntry[] = [
  entry('colleagues', 'published', '11-02T14:00', '38 new colleagues', 0, 'News and Announcements'),
  entry('huddle-1', 'series', '11-24T12:00', 'Safety huddle', 2, 'Health and Safety Bulletins'),
  entry('huddle-2', 'series', '12-01T12:00', 'Safety huddle', 2, 'Health and Safety Bulletins'),
  entry('ferry', 'published', '11-22T12:05', 'Ferry delays today, and what to do when you are late for the handover', 0, 'News and Announcements'),
  entry('clinics', 'scheduled', '11-23T19:00', 'Flu clinics on Saltspring', 0, 'News and Announcements'),
  entry('survey', 'surveyEnds', '11-28T04:59', 'Handover survey', 3, 'Staff Surveys'),
];

const busy = ['Kudos', 'Payday', 'Fit tests', 'Market day', 'Overtime, new form'].map((name, index) => entry(name, index < 3 ? 'published' : 'scheduled', `11-26T1${index}:00`, name, index, 'Staff Recognition'));

const pin = (id: string, from: string, to: string, tone: number, isColliding: boolean): CalendarPin => ({
  id, name: id, from: `2026-${from}T14:00:00Z`, to: `2026-${to}T14:00:00Z`, tone, isColliding, pageName: 'Health and Safety Bulletins', where: 'North Region', href: '#item',
});

const pins = [pin('Outbreak precautions', '11-09', '11-19', 2, false)];
const colliding = [pin('Outbreak precautions', '11-09', '11-26', 2, true), pin('Winter storm readiness', '11-24', '12-01', 0, true)];

const meta = {
  title: 'Publishing/ContentCalendar',
  component: ContentCalendar,
  args: {
    view: 'month',
    onViewChange: fn(),
    day: '2026-11-22',
    onDayChange: fn(),
    entries: some,
    pins,
    setting: { timeZone: 'America/Toronto', locale: 'en-US', today: '2026-11-22' },
    now: '2026-11-22T18:40:00Z',
  },
} satisfies Meta<typeof ContentCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const BusyMonth: Story = { args: { entries: [...some, ...busy] } };
const ofTwelvePages = Array.from({ length: 12 }, (_each, tone) => entry(`page-${tone}`, tone === 11 ? 'series' : 'published', `11-${String(16 + (tone % 6)).padStart(2, '0')}T1${Math.floor(tone / 6)}:00`, `Page ${tone + 1}`, tone, `Page ${tone + 1}`));
/** The seventh page has the colour of the first, with a hollow mark. */
export const TwelvePages: Story = {
  args: { entries: ofTwelvePages, pins: [pin('Pinned by page 1', '11-09', '11-11', 0, false), pin('Pinned by page 7', '11-12', '11-14', 6, false)] },
  render: (args) => (
    <>
      {ofTwelvePages.map(({ tone, pageName }) => <span key={tone}><CalendarSwatch tone={tone} /> {pageName} </span>)}
      <ContentCalendar {...args} />
    </>
  ),
};
export const Collisions: Story = { args: { pins: colliding } };
/** Weeks in which pins neither begin nor end show them only as lines. */
export const LongPins: Story = { args: { entries: [...some, ...busy], pins: [pin('Outbreak precautions', '04-06', '12-12', 2, true), pin('Winter storm readiness', '05-01', '12-03', 0, true), pin('Third', '05-01', '12-20', 1, false)] } };
/** The word 'Today' is shown whole or not at all. */
export const TodayWithoutRoom: Story = { args: { pins: LongPins.args?.pins ?? [] }, parameters: { checks: { width: 720 } } };
export const Week: Story = { args: { view: 'week', entries: [...some, ...busy], pins: colliding } };
/** The clocks go back on its first day: 1 AM is shown twice, and says which of the two it is. */
export const WeekOfClocksBack: Story = {
  args: {
    view: 'week',
    day: '2026-11-01',
    pins: [],
    entries: [...some, entry('twice-1', 'published', '11-01T05:30', 'Night shift begins', 0, 'News and Announcements'), entry('twice-2', 'scheduled', '11-01T06:30', 'Clocks have gone back', 1, 'Staff Recognition')],
  },
};
/** 2 AM does not exist on its first day. */
export const WeekOfClocksForward: Story = {
  args: { view: 'week', day: '2026-03-08', pins: [], entries: [{ ...entry('night', 'scheduled', '11-01T00:00', 'Clocks have gone forward', 0, 'News and Announcements'), instant: '2026-03-08T07:30:00Z' }, { ...entry('early', 'scheduled', '11-01T00:00', 'Night porters', 1, 'Staff Recognition'), instant: '2026-03-10T05:15:00Z' }] },
};
export const WeekEmpty: Story = { args: { view: 'week', entries: [], pins: [] } };
export const WeekLoading: Story = { args: { view: 'week', entries: [], pins: [], isLoading: true } };
export const MondayFirst: Story = { args: { setting: { timeZone: 'Europe/London', locale: 'en-GB', today: '2026-11-22' } } };
export const Loading: Story = { args: { entries: [], pins: [], isLoading: true } };
export const Empty: Story = { args: { entries: [], pins: [] } };
export const AgendaNarrow: Story = { args: { isNarrow: true, pins: colliding }, parameters: { checks: { width: 390 } } };
export const AgendaEarlierDays: Story = {
  ...AgendaNarrow,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const days = () => canvas.getAllByRole('region').map((day) => day.dataset['day'] ?? '');
    await expect(days()[0]).toBe('2026-11-22');
    const earlier = canvas.getByRole('button', { name: /^Show \d+ earlier days$/ });
    await userEvent.click(earlier);
    await expect((days()[0] ?? '') < '2026-11-22').toBe(true);
    await expect(earlier).toHaveFocus();
    await expect(earlier).toHaveAccessibleName('Hide earlier days');
    await userEvent.click(earlier);
    await expect(days()[0]).toBe('2026-11-22');
  },
};
export const AgendaEmpty: Story = { args: { isNarrow: true, entries: [], pins: [] }, parameters: { checks: { width: 390 } } };
export const AgendaLoading: Story = { args: { isNarrow: true, entries: [], pins: [], isLoading: true }, parameters: { checks: { width: 390 } } };

function Walking(args: React.ComponentProps<typeof ContentCalendar>) {
  const [day, setDay] = useState(args.day);
  return <ContentCalendar {...args} day={day} onDayChange={setDay} />;
}

export const DaysByArrowKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { entries: [...some, ...busy] },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas }) => {
    const today = canvas.getByRole('gridcell', { name: /^Today, Sunday, November 22, 2026, 1 entry/ });
    today.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday, December 7, 2026/ })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    canvas.getByRole('gridcell', { name: /^Thursday, November 26, 2026, 5 entries/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Thursday, November 26, 2026' }));
    await expect(dialog.getAllByRole('link')).toHaveLength(5);
    // On the window itself, a screen reader reads out all that is in it, and takes the keys.
    await waitFor(() => expect(dialog.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Thursday, November 26, 2026, 5 entries/ })).toHaveFocus());
  },
};

const moves = { canMove: (_: CalendarEntry, instant: string) => instant > '2026-11-22T18:40:00', onMove: fn(), onReschedule: fn() };
const movable = some.map((each) => ({ ...each, isMovable: each.kind === 'scheduled' }));

export const MovesByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { entries: movable, moves },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas }) => {
    moves.onMove.mockClear();
    moves.onReschedule.mockClear();
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ }).focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByText(/^Moving Flu clinics on Saltspring\. Choose a day/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, November 24, 2026, 1 entry, can be dropped here/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, November 17, 2026, no entries, 1 pin, cannot be dropped here/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(moves.onMove, 'a day that cannot have it does not take it').not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('heading', { name: 'December 2026' }), 'it is carried into the next month').toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(moves.onMove).toHaveBeenCalledTimes(1);
    await expect(moves.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'clinics' }), '2026-12-07T19:00:00.000Z');
    await expect(canvas.queryByText(/^Moving/)).toBeNull();
  },
};

export const EscapeLeavesItWhereItWas: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { entries: movable, moves },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas }) => {
    moves.onMove.mockClear();
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ }).focus();
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}m{Enter}');
    await expect(moves.onMove, 'a series cannot be moved').not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{ArrowLeft}m');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.queryByText(/^Moving/), 'it is left by going away').toBeNull();
    await expect(moves.onMove).not.toHaveBeenCalled();
  },
};

export const MovesFromAnOpenDay: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { entries: [...movable, ...movable.filter(({ id }) => id === 'clinics').map((each) => ({ ...each, id: 'other', name: 'Night porters' }))], moves },
  play: async ({ canvas }) => {
    moves.onMove.mockClear();
    moves.onReschedule.mockClear();
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 2 entries/ }).focus();
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Monday, November 23, 2026' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Flu clinics on Saltspring' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 2 entries, it is here now/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(moves.onMove).toHaveBeenCalledTimes(1);
    await expect(moves.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'other' }), '2026-11-24T19:00:00.000Z');
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reschedule Flu clinics on Saltspring…' }));
    await expect(moves.onReschedule).toHaveBeenCalledTimes(1);
    await expect(moves.onReschedule).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'clinics' }));
  },
};

export const Carried: Story = {
  args: { entries: movable, moves },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ }).focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Wednesday, November 25, 2026, no entries, can be dropped here/ })).toHaveFocus();
  },
};

export const CarriedInAWeek: Story = {
  args: { view: 'week', entries: movable, moves },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ }).focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Wednesday, November 25, 2026, no entries, 2:00 PM, can be dropped here/ })).toHaveFocus();
  },
};

/** In a week the arrow keys up and down change the time, and another hour is scrolled into view with it. */
export const TimesByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { view: 'week', entries: movable, moves },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas }) => {
    moves.onMove.mockClear();
    canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry/ }).focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByText(/^Moving Flu clinics on Saltspring\. Choose a day .+, a time with up and down/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry, 2:30 PM, can be dropped here/ }), 'its own day takes it at another time').toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 1 entry, 2:00 PM, it is here now/ })).toHaveFocus();
    for (let step = 0; step < 16; step += 1) await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('6 AM', { selector: '[data-hour]' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /^Today, .+, 6:00 AM, cannot be dropped here/ }), 'not before now').toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(moves.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(moves.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'clinics' }), '2026-11-24T11:00:00.000Z');
    await expect(moves.onMove).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/^Moving/)).toBeNull();
  },
};

/** A drag of the flu clinics, its events sent to a target at a part of the height of something. */
function dragOf(canvasElement: HTMLElement) {
  const dragged = canvasElement.querySelector('[data-calendar-entry="clinics"]');
  if (dragged === null) throw new Error('Nothing can be dragged.');
  // Outside a real drag it keeps no effect.
  const dataTransfer = Object.defineProperty(new DataTransfer(), 'effectAllowed', { value: 'move', writable: true });
  const at = (type: string, target: Element, part: number, on: Element) => {
    const { top, height } = on.getBoundingClientRect();
    const { left, width } = target.getBoundingClientRect();
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: left + width / 2, clientY: top + height * part }));
  };
  at('dragstart', dragged, 0.5, dragged);
  return { at };
}

/** The pointer names the time that a drop would give; above the hours an entry keeps its own. */
export const DraggedToAnHour: Story = {
  args: { view: 'week', entries: movable, moves },
  play: async ({ canvas, canvasElement }) => {
    moves.onMove.mockClear();
    const { at } = dragOf(canvasElement);
    const day = canvas.getByRole('gridcell', { name: /^Wednesday, November 25/ });
    const line = canvas.getByText('10 AM', { selector: '[data-hour]' });
    at('dragenter', day, 0.2, line);
    at('dragover', day, 0.3, line);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-time]')).toHaveTextContent('10:00 AM'));
    at('dragover', day, 0.8, line);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-time]')).toHaveTextContent('10:30 AM'));
    at('dragover', day, 0.01, day);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-time]'), 'above the hours it keeps its time').toBeNull());
    at('dragover', day, 0.75, line);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-time]')).toHaveTextContent('10:30 AM'));
  },
};

/** Lines are measured at each step, so that a day that is scrolled under the pointer gives the times that are seen. */
export const DraggedWhileItScrolls: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { view: 'week', entries: movable, moves },
  render: (args) => (
    <div style={{ blockSize: '20rem', overflow: 'auto' }}>
      <ContentCalendar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    moves.onMove.mockClear();
    const { at } = dragOf(canvasElement);
    const day = canvas.getByRole('gridcell', { name: /^Wednesday, November 25/ });
    const line = canvas.getByText('6 PM', { selector: '[data-hour]' });
    at('dragenter', day, 0.2, canvas.getByText('7 AM', { selector: '[data-hour]' }));
    line.scrollIntoView({ block: 'end' });
    at('dragover', day, 0.8, line);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop-time]')).toHaveTextContent('6:30 PM'));
    at('drop', day, 0.8, line);
    await expect(moves.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'clinics' }), '2026-11-25T23:30:00.000Z');
  },
};

const placing = { carried: null, canPlace: (day: string) => day >= '2026-11-22', onPlace: fn(), onLeave: fn() };
const draft = { id: 'draft', name: 'Residents’ winter exhibition', tone: 1, pageName: 'Events', href: '#item' };

function WithShelf(args: React.ComponentProps<typeof ContentCalendar>) {
  const [carried, setCarried] = useState<CalendarDraft | null>(null);
  const done = (act: () => void) => {
    act();
    setCarried(null);
  };
  return (
    <>
      <DraftShelf drafts={[draft]} onSchedule={placing.onLeave} onTakeUp={setCarried} />
      <Walking {...args} placing={{ ...placing, carried, onPlace: (id, day, instant) => done(() => placing.onPlace(id, day, instant)), onLeave: () => done(placing.onLeave) }} />
    </>
  );
}

export const DraftsByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <WithShelf {...args} />,
  play: async ({ canvas }) => {
    placing.onPlace.mockClear();
    const link = canvas.getByRole('link', { name: draft.name });
    link.focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Today, Sunday, November 22, 2026, 1 entry, can be dropped here/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /^Saturday, November 21, 2026, no entries, cannot be dropped here/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(placing.onPlace).not.toHaveBeenCalled();
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /can(?:not)? be dropped here/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(placing.onPlace).toHaveBeenLastCalledWith('draft', '2026-11-28', null);
  },
};

export const DraftCarried: Story = {
  args: { placing: { ...placing, carried: draft } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Today, .+, can be dropped here/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const Moving: Story = { args: { entries: movable.map((each) => ({ ...each, isMoving: each.id === 'clinics' })), moves } };
export const AgendaMovable: Story = { args: { isNarrow: true, entries: movable, moves }, parameters: { checks: { width: 390 } } };

export const Matrix: Story = { args: { entries: [...some, ...busy], pins: colliding }, decorators: [allCombinations] };
