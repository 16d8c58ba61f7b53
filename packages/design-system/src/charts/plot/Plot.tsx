import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from '../frame/chart.css.ts';
import type { ChartDrawing } from '../frame/ChartFrame.tsx';
import { type ChartStop, nearestStop } from '../series/chartSeries.ts';
import { placeFromLeft } from './placeFromLeft.ts';
import { plotMargin } from './plotMargin.ts';
import { PlotTip, stopInWords } from './PlotTip.tsx';

export interface PlotProps extends ChartDrawing {
  /** The chart's title; names the drawing for screen readers. */
  title: string;
  /** What one value counts, for a chart of one series: 'comments'. */
  unit: string;
  /** The places along the axis, in order; the arrow keys move between them. */
  stops: readonly ChartStop[];
  /** Place of each stop in pixels from where words start, inside the margins. */
  places: readonly number[];
  /** Draws inside the margins; `active` is the index of the active stop. */
  children: (active: number | null) => ReactNode;
}

const steps: Record<string, number> = { ArrowDown: -1, ArrowUp: 1, Home: -Infinity, End: Infinity };
const sideSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The surface of a drawing: one stop for the keyboard, whose arrow keys move between the values, and a tooltip. */
export function Plot({ title, unit, stops, places, series, looks, Swatch, width, textScale, isRightToLeft, children }: PlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const instructions = useId();
  const margin = plotMargin(textScale);
  const last = stops.length - 1;
  const current = Math.min(active ?? last, last);
  const stop = stops[current];

  const move = (event: KeyboardEvent) => {
    const side = sideSteps[event.key];
    const by = side === undefined ? steps[event.key] : isRightToLeft ? -side : side;
    if (by === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, current + by)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width: total } = event.currentTarget.getBoundingClientRect();
    setActive(nearestStop(places, placeFromLeft(event.clientX - left, total, isRightToLeft) - margin.start));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-describedby={instructions}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={current}
      aria-valuetext={stop && stopInWords(stop, current, series, unit)}
      className={styles.plot}
      onKeyDown={move}
      onFocus={() => setActive(current)}
      onBlur={() => setActive(null)}
      onPointerMove={point}
      onPointerLeave={() => setActive(null)}
    >
      <span id={instructions} hidden>
        {messages.instructions}
      </span>
      <svg aria-hidden width={width} height={styles.plotHeight} className={styles.drawing}>
        <g transform={`translate(${isRightToLeft ? margin.end : margin.start} ${margin.top})`}>{children(active === null ? null : current)}</g>
      </svg>
      {active !== null && stop && (
        <PlotTip
          stop={stop}
          index={current}
          series={series}
          looks={looks}
          Swatch={Swatch}
          unit={unit}
          place={margin.start + (places[current] ?? 0)}
          width={width}
          textScale={textScale}
        />
      )}
    </div>
  );
}
