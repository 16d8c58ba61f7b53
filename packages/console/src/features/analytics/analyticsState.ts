import { type AnalyticsRange, analyticsRange, type AnalyticsRangeName, defaultAnalyticsRangeName } from '@noticeboard/design-system';
import { readIdentifier } from '../../shared/useAddressState.ts';

/** Everything that decides what Analytics shows. Lives in the address, so that back and reload restore it. */
export interface AnalyticsState {
  range: AnalyticsRange;
  /** Node whose users are counted; null for the role's own: everybody for a super administrator (core §2). */
  nodeId: string | null;
  /** Person whose numbers are shown; null for none yet. */
  userId: string | null;
  /** Least activities of an active day (decisions-core O72). */
  minimumActivity: number;
  /** Least active days of an active user (decisions-core O72). */
  minimumDays: number;
  /** Pages, from 1. */
  activePage: number;
  inactivePage: number;
  viewsPage: number;
  /** Whether the period before is beside the numbers. */
  isCompared: boolean;
}

const rangeNames: readonly string[] = ['last7Days', 'last14Days', 'last30Days', 'currentMonth', 'lastMonth', 'custom'] satisfies AnalyticsRangeName[];

/** Keys of the address: short, and stable because people share links. */
const keys = {
  range: 'range',
  from: 'from',
  to: 'to',
  nodeId: 'node',
  userId: 'user',
  minimumActivity: 'activity',
  minimumDays: 'days',
  activePage: 'active',
  inactivePage: 'inactive',
  viewsPage: 'page',
  compare: 'compare',
} as const;

/** The only thing that numbers are compared with. */
const periodBefore = 'before';

const counts = ['minimumActivity', 'minimumDays', 'activePage', 'inactivePage', 'viewsPage'] as const;

/** The state of an address without anything in it. */
export const defaultAnalyticsState = (today: string): AnalyticsState => ({
  range: analyticsRange(defaultAnalyticsRangeName, today),
  nodeId: null,
  userId: null,
  minimumActivity: 1,
  minimumDays: 1,
  activePage: 1,
  inactivePage: 1,
  viewsPage: 1,
  isCompared: false,
});

/**
 * Reads the state from an address; what is missing or not understood is the default.
 *
 * @param today YYYY-MM-DD in the reader's time zone
 */
export function readAnalyticsState(address: URLSearchParams, today: string): AnalyticsState {
  const state = defaultAnalyticsState(today);
  state.range = readRange(address, today) ?? state.range;
  state.nodeId = readIdentifier(address.get(keys.nodeId));
  state.userId = readIdentifier(address.get(keys.userId));
  state.isCompared = address.get(keys.compare) === periodBefore;
  for (const name of counts) state[name] = readCount(address.get(keys[name]));
  return state;
}

/** Writes the state into an address; defaults are left out. */
export function writeAnalyticsState(state: AnalyticsState): URLSearchParams {
  const address = new URLSearchParams();
  const { name, from, to } = state.range;
  if (name !== defaultAnalyticsRangeName) address.set(keys.range, name);
  if (name === 'custom') {
    address.set(keys.from, from);
    address.set(keys.to, to);
  }
  if (state.nodeId !== null) address.set(keys.nodeId, state.nodeId);
  if (state.userId !== null) address.set(keys.userId, state.userId);
  for (const count of counts) if (state[count] !== 1) address.set(keys[count], String(state[count]));
  if (state.isCompared) address.set(keys.compare, periodBefore);
  return address;
}

/** What is behind the question mark for one person and the days of a range. */
export function customRangeAddress({ from, to }: { from: string; to: string }, userId: string): string {
  return writeAnalyticsState({ ...defaultAnalyticsState(to), range: { name: 'custom', from, to }, userId }).toString();
}

/** Another question starts at the first pages again. */
export const changed = (state: AnalyticsState, change: Partial<AnalyticsState>): AnalyticsState => ({
  ...state,
  activePage: 1,
  inactivePage: 1,
  viewsPage: 1,
  ...change,
});

function readRange(address: URLSearchParams, today: string): AnalyticsRange | null {
  const text = address.get(keys.range) ?? '';
  if (!rangeNames.includes(text)) return null;
  const name = text as AnalyticsRangeName;
  if (name !== 'custom') return analyticsRange(name, today);
  const from = address.get(keys.from) ?? '';
  const asked = address.get(keys.to) ?? '';
  if (!isDay(from) || !isDay(asked)) return null;
  // A link from where it is tomorrow already ends today here.
  const to = asked > today ? today : asked;
  return from <= to ? { name, from, to } : null;
}

function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function readCount(text: string | null): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}
