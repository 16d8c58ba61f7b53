import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import { CopyCsvButton } from './CopyCsvButton.tsx';
import * as styles from './chart.css.ts';

/** The numbers of a chart in place of the drawing, to be read and copied. */
export function ChartNumbers(props: ChartTableProps) {
  return (
    <div className={styles.numbers}>
      <CopyCsvButton stopsName={props.stopsName} stops={props.stops} series={props.series} />
      <ChartTable {...props} />
    </div>
  );
}
