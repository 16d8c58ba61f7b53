import { describe, expect, it } from 'vitest';
import { chartCsv } from './chartCsv.ts';
import { categoryStop, dayStop } from '../series/chartSeries.ts';

describe('a chart copied as CSV', () => {
  it('A chart copied as CSV has a row for each day, and nothing where nothing is known', () => {
    const days = ['2026-11-01', '2026-11-02'].map(dayStop);
    expect(chartCsv('Date', days, [{ id: 'a', name: 'Likes', values: [3, null] }])).toBe('Date,Likes\r\n2026-11-01,3\r\n2026-11-02,');
  });

  it('A chart copied as CSV quotes commas, quotation marks and line breaks', () => {
    const stops = [categoryStop('North, "upper"\nfloor')];
    expect(chartCsv('Unit', stops, [{ id: 'a', name: 'A', values: [1] }])).toBe('Unit,A\r\n"North, ""upper""\nfloor",1');
  });

  it.each(['=1+1', '+A1', '-A1', '@sum', ' =1+1', '＝1+1'])('A chart copied as CSV never lets a name run as a formula: %s', (name) => {
    expect(chartCsv('Unit', [categoryStop(name)], []).split('\r\n')[1]).toBe(`'${name}`);
  });

  it('A chart copied as CSV never lets the end of a name run where a spreadsheet splits it (X04)', () => {
    expect(chartCsv('Unit', [categoryStop('North;=1+1')], [])).toBe(`Unit\r\n"North;'=1+1"`);
  });
});
