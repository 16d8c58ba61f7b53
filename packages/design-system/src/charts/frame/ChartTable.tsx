import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from './chart.css.ts';
import type { ChartSeries, ChartStop } from '../series/chartSeries.ts';

export interface ChartTableProps {
  /** The chart's title; names the part that scrolls. */
  title: string;
  /** What the stops are: 'Date'. */
  stopsName: string;
  /** A row each, in order. */
  stops: readonly ChartStop[];
  /** A column each, hidden series too. */
  series: readonly ChartSeries[];
}

/** The numbers of a chart as a table. */
export function ChartTable({ title, stopsName, stops, series }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.tableScroller} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {stopsName}
            </th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.numberCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {label}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={styles.numberCell}>
                  {values[index] == null ? messages.noValue : values[index].toLocaleString()}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
