import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { say } from '../../feedback/announcement/say.ts';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { PlotSkeleton } from '../../feedback/ChartSkeleton/PlotSkeleton.tsx';
import { SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from './chart.css.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { type ChartSeries, type ChartStop, countMissing, hasValues } from '../series/chartSeries.ts';
import { type SeriesLook, seriesLooks } from '../series/seriesLook.ts';
import { useWidth } from '../plot/useWidth.ts';

// Few users open the numbers: their code is loaded on demand.
const ChartNumbers = lazyPart(async () => (await import('./ChartNumbers.tsx')).ChartNumbers);

/** The props of every chart besides its numbers. */
export interface ChartProps {
  /** What is drawn: 'Active Users'. The chart's heading and name. */
  title: string;
  /** The period, or what counts: 'Last 14 days'. */
  description?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
}

/** What a chart draws with. */
export interface ChartDrawing {
  /** The series that are shown. */
  series: readonly ChartSeries[];
  looks: ReadonlyMap<string, SeriesLook>;
  /** Renders the mark of a series. */
  Swatch: ComponentType<{ look: SeriesLook }>;
  /** Room in pixels. */
  width: number;
  /** How much larger than usual the reader's text is. */
  textScale: number;
  /** Whether time and categories run from right to left, in the direction of writing. */
  isRightToLeft: boolean;
}

interface ChartFrameProps extends ChartProps {
  /** Renders the mark of a series. */
  Swatch: ComponentType<{ look: SeriesLook }>;
  /** What the stops are: 'Date'. The first heading of the table. */
  stopsName: string;
  /** The places along the axis, in order. */
  stops: readonly ChartStop[];
  /** The numbers, a value for each stop; hidden ones too. */
  series: readonly ChartSeries[];
  /** The drawing, once there is something to draw and the width is known. */
  children: (drawing: ChartDrawing) => ReactNode;
}

/**
 * What charts share: heading, legend with toggles, 'Show as table', 'Copy as CSV', and what is shown while there
 * is nothing to draw. The drawing is never the only source.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, headingLevel = 2, isLoading = false, error, onRetry, Swatch, stopsName, stops, series, children } = props;
  const [isTable, setTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [ref, { width, textScale, isRightToLeft }] = useWidth();
  const Heading = `h${headingLevel}` as const;
  const isShown = !isLoading && !error && hasValues(series);
  const looks = seriesLooks(series);
  const visible = series.filter(({ id }) => !hidden.has(id));
  const hasDrawing = isLoading || (isShown && (isTable || visible.length > 0));
  const missing = countMissing(series, stops.length);
  const toggle = (id: string) => setHidden(hidden.has(id) ? new Set([...hidden].filter((other) => other !== id)) : new Set([...hidden, id]));
  const turn = () => {
    setTable(!isTable);
    // No screen reader announces the button's new label while it keeps the focus.
    say(isTable ? messages.shownAsChart : messages.shownAsTable);
  };
  return (
    <section aria-label={title} className={styles.chart}>
      <header className={styles.header}>
        <div>
          <Heading className={styles.title}>{title}</Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {isShown && (
          <div className={styles.actions}>
            <Button size="small" variant="outline" tone="neutral" onPress={turn}>
              {isTable ? messages.showChart : messages.showTable}
            </Button>
          </div>
        )}
      </header>
      {isShown && missing > 0 && <p className={styles.note}>{messages.partial(missing, stops.length)}</p>}
      {isShown && !isTable && series.length > 1 && (
        <ChartLegend series={series} looks={looks} Swatch={Swatch} hidden={hidden} onToggle={toggle} />
      )}
      <div ref={ref} className={styles.body} data-without-drawing={hasDrawing ? undefined : true}>
        {isLoading && (
          <SkeletonGroup label={messages.loading(title)}>
            <PlotSkeleton height={`${styles.plotHeight}px`} />
          </SkeletonGroup>
        )}
        {!isLoading && error && (
          <LoadFailure title={messages.errorTitle} detail={error} onRetry={onRetry} />
        )}
        {!isLoading && !error && !isShown && <EmptyState title={messages.empty} />}
        {isShown && isTable && (
          <Suspense>
            <ChartNumbers title={title} stopsName={stopsName} stops={stops} series={series} />
          </Suspense>
        )}
        {isShown && !isTable && visible.length === 0 && <EmptyState title={messages.noSeries} />}
        {isShown && !isTable && visible.length > 0 && width > 0 && children({ series: visible, looks, Swatch, width, textScale, isRightToLeft })}
      </div>
    </section>
  );
}
