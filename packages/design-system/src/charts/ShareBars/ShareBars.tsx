import { Suspense, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { say } from '../../feedback/announcement/say.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { chartMessages as messages } from '../../messages/charts.ts';
import { contentMessages } from '../../messages/content.ts';
import { categoryStop } from '../series/chartSeries.ts';
import { sharePercent } from './sharePercent.ts';
import * as chart from '../frame/chart.css.ts';
import * as styles from './ShareBars.css.ts';

// Few users open the numbers: their code is loaded on demand.
const ChartNumbers = lazyPart(async () => (await import('../frame/ChartNumbers.tsx')).ChartNumbers);

/** One of the choices. */
export interface ShareBar {
  id: string;
  /** Its name. */
  label: string;
  /** How many chose it. */
  count: number;
}

export interface ShareBarsProps {
  /** What was asked. The heading and name of the chart. */
  title: string;
  /** Its kind, and how many answered. */
  description: string;
  /** The choices, in their own order and not by their counts. */
  bars: readonly ShareBar[];
  /** How many answered: what the shares are of. Where several things could be chosen they come to more than all. */
  whole: number;
  /** What the choices are: 'Option'. The first heading of the table. */
  choicesName: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const inWords = new Intl.NumberFormat();

/** How often each of a few things was chosen: a bar each, with its number and its share. 'Show as table' offers the same as a table, and as CSV. */
export function ShareBars({ title, description, bars, whole, choicesName, headingLevel = 2 }: ShareBarsProps) {
  const [isTable, setTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const turn = () => {
    setTable(!isTable);
    // No screen reader announces the button's new label while it keeps the focus.
    say(isTable ? messages.shownAsChart : messages.shownAsTable);
  };
  return (
    <section aria-label={title} className={chart.chart}>
      <header className={chart.header}>
        <div className={styles.words}>
          <Heading className={chart.title}>{title}</Heading>
          <p className={chart.description}>{description}</p>
        </div>
        <Button size="small" variant="outline" tone="neutral" onPress={turn}>
          {isTable ? messages.showChart : messages.showTable}
        </Button>
      </header>
      {isTable ? (
        <Suspense>
          <ChartNumbers title={title} stopsName={choicesName} stops={bars.map(({ label }) => categoryStop(label))} series={seriesOf(bars, whole)} />
        </Suspense>
      ) : (
        <ul className={styles.list}>
          {bars.map(({ id, label, count }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.label}>{label}</span>
              <svg aria-hidden className={styles.bar} preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect width={100} height={1} className={styles.rail} />
                <rect width={whole === 0 ? 0 : (count / whole) * 100} height={1} className={styles.amount} />
              </svg>
              <span className={styles.count}>{inWords.format(count)}</span>
              <span className={styles.share}>{contentMessages.shares.percent(sharePercent(count, whole))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const seriesOf = (bars: readonly ShareBar[], whole: number) => [
  { id: 'count', name: contentMessages.shares.responses, values: bars.map(({ count }) => count) },
  { id: 'share', name: contentMessages.shares.sharePercent, values: bars.map(({ count }) => sharePercent(count, whole)) },
];
