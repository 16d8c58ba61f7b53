import { messages } from '../../messages/en.ts';
import { type ChartPoint, dayLabel } from './chartPoints.ts';
import * as styles from './LineChart.css.ts';

interface ChartTableProps {
  title: string;
  unit: string;
  points: readonly ChartPoint[];
}

/** The points of a chart as a table. */
export function ChartTable({ title, unit, points }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.tableScroller} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {messages.lineChart.date}
            </th>
            <th scope="col" className={styles.numberCell}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, value }) => (
            <tr key={date}>
              <th scope="row" className={styles.cell}>
                {dayLabel(date, 'long')}
              </th>
              <td className={styles.numberCell}>
                {value === null ? messages.lineChart.noValue : new Intl.NumberFormat().format(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
