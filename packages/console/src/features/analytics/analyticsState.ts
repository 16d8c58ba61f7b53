import { type AnalyticsRange, analyticsRange, type AnalyticsRangeName, defaultAnalyticsRangeName } from '@noticeboard/design-system';
import { addressForm, type StateOf } from '../../shared/address/addressForm.ts';
import { type AddressPart, countPart, flagPart, identifierPart } from '../../shared/address/addressParts.ts';

const rangeNames: readonly AnalyticsRangeName[] = ['last7Days', 'last14Days', 'last30Days', 'currentMonth', 'lastMonth', 'custom'];

/** The range in three keys: its name, so that it moves with the day, and the days of one without a name. */
const rangePart = (today: string): AddressPart<AnalyticsRange> => {
  const initial = analyticsRange(defaultAnalyticsRangeName, today);
  return {
    key: 'range',
    default: initial,
    read: (address) => readRange(address, today) ?? initial,
    write({ name, from, to }, address) {
      if (name !== defaultAnalyticsRangeName) address.set('range', name);
      if (name !== 'custom') return;
      address.set('from', from);
      address.set('to', to);
    },
  };
};

/**
 * Everything that decides what Analytics shows. Kept in the address, so that Back and a reload restore it.
 *
 * @param today YYYY-MM-DD in the reader's time zone
 */
export function analyticsAddress(today: string) {
  return addressForm({
    range: rangePart(today),
    // Null for the role's own: everyone for a super administrator (core §2).
    nodeId: identifierPart('node'),
    // The person whose numbers are shown.
    userId: identifierPart('user'),
    // Least activities of an active day, least active days of an active user (decisions-core O72).
    minimumActivity: countPart('activity'),
    minimumDays: countPart('days'),
    activePage: countPart('active'),
    inactivePage: countPart('inactive'),
    viewsPage: countPart('page'),
    // Numbers are only ever compared with the period before.
    isCompared: flagPart('compare', 'before'),
  });
}

/** What is in the address of Analytics. */
export type AnalyticsState = StateOf<ReturnType<typeof analyticsAddress>>;

/** The query string for one person and the days of a range. */
export function customRangeAddress({ from, to }: { from: string; to: string }, userId: string): string {
  const { defaults, write } = analyticsAddress(to);
  return write({ ...defaults, range: { name: 'custom', from, to }, userId }).toString();
}

/** A changed filter starts at the first pages again. */
export const changed = (state: AnalyticsState, change: Partial<AnalyticsState>): AnalyticsState => ({
  ...state,
  activePage: 1,
  inactivePage: 1,
  viewsPage: 1,
  ...change,
});

function readRange(address: URLSearchParams, today: string): AnalyticsRange | null {
  const text = address.get('range');
  const name = rangeNames.find((each) => each === text);
  if (name === undefined) return null;
  if (name !== 'custom') return analyticsRange(name, today);
  const from = address.get('from') ?? '';
  const asked = address.get('to') ?? '';
  if (!isDay(from) || !isDay(asked)) return null;
  // A link from a time zone where it is tomorrow already ends today here.
  const to = asked > today ? today : asked;
  return from <= to ? { name, from, to } : null;
}

function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
