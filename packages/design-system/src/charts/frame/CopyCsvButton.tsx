import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from './chart.css.ts';
import { chartCsv } from './chartCsv.ts';
import type { ChartTableProps } from './ChartTable.tsx';

/** Puts a chart's numbers on the clipboard and says so, until focus moves on. */
export function CopyCsvButton({ stopsName, stops, series }: Omit<ChartTableProps, 'title'>) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(chartCsv(stopsName, stops, series)).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
  return (
    <>
      <Button size="small" variant="outline" tone="neutral" onPress={copy} onBlur={() => setOutcome(null)}>
        {outcome === null ? messages.copyCsv : messages[outcome]}
      </Button>
      <span role="status" className={styles.announcement}>
        {outcome !== null && messages[outcome]}
      </span>
    </>
  );
}
