import { describe, expect, it } from 'vitest';
import { analyticsAddress, type AnalyticsState, changed, customRangeAddress } from './analyticsState.ts';

const today = '2026-11-21';
const form = analyticsAddress(today);
const read = (address: string) => form.read(new URLSearchParams(address));

const north = '0b5e7a4c-3d2f-4a61-9c8e-7f1d2b3a4c5d';
const someone = '6f9c1d2e-8b7a-4c3d-9e0f-1a2b3c4d5e6f';

describe('Analytics', () => {
  it('Analytics shows the last seven days of all units at first, in a plain address', () => {
    expect(read('')).toEqual(form.defaults);
    expect(read('').range).toEqual({ name: 'last7Days', from: '2026-11-15', to: today });
    expect(form.write(read('')).toString()).toBe('');
  });

  it('Analytics is restored from its address', () => {
    const state: AnalyticsState = {
      range: { name: 'custom', from: '2026-10-01', to: '2026-10-31' },
      nodeId: north,
      userId: someone,
      minimumActivity: 3,
      minimumDays: 2,
      activePage: 4,
      inactivePage: 2,
      viewsPage: 5,
      isCompared: true,
    };
    expect(form.read(form.write(state))).toEqual(state);
  });

  it.each(['last14Days', 'last30Days', 'currentMonth', 'lastMonth'])('The address of Analytics keeps the name of %s, so that it moves with the day', (name) => {
    expect(form.write(read(`range=${name}`)).toString()).toBe(`range=${name}`);
  });

  it.each([
    'range=lastYear',
    'range=custom',
    'range=custom&from=2026-02-30&to=2026-03-01',
    'range=custom&from=2026-03-02&to=2026-03-01',
    'range=custom&from=1.3.2026&to=2026-03-01',
    'range=custom&from=2027-01-01&to=2027-01-02',
    'activity=0&days=-1&active=1.5&inactive=x',
    'compare=tomorrow',
  ])('Analytics shows the default where the address is not valid: %s', (address) => {
    expect(read(address)).toEqual(form.defaults);
  });

  it('Analytics ends today where a link names a later day', () => {
    expect(read('range=custom&from=2026-11-01&to=2026-11-22').range.to).toBe(today);
  });

  it('P10: the address of Analytics keeps its days as they are written, in every time zone', () => {
    expect(read('range=custom&from=2026-03-08&to=2026-11-01').range).toEqual({ name: 'custom', from: '2026-03-08', to: '2026-11-01' });
  });

  it('Analytics shows one person and the same days behind a name', () => {
    expect(read(customRangeAddress({ from: '2026-11-01', to: '2026-11-07' }, someone))).toMatchObject({
      range: { name: 'custom', from: '2026-11-01', to: '2026-11-07' },
      userId: someone,
    });
  });

  it.each(['node=x', 'user=..%2F..'])('Analytics shows the default for %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it('Analytics starts at the first pages when another question is chosen', () => {
    expect(changed(read('active=3&inactive=4'), { nodeId: north })).toEqual(read(`node=${north}`));
  });
});
