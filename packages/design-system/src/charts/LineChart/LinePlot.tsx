import { Area, LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { messages } from '../../messages/en.ts';
import { axisTicks, type ChartPoint, dayLabel, labelStep, runsOf } from './chartPoints.ts';
import * as styles from './LineChart.css.ts';

interface LinePlotProps {
  title: string;
  unit: string;
  points: readonly ChartPoint[];
  /** In pixels. */
  width: number;
}

const margin = { top: 12, end: 24, bottom: 28, start: 40 };
const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };

/** The drawing itself: one stop for the keyboard, whose arrow keys walk through the points. */
export function LinePlot({ title, unit, points, width }: LinePlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const instructions = useId();
  const inner = { width: width - margin.start - margin.end, height: styles.plotHeight - margin.top - margin.bottom };
  const ticks = axisTicks(points);
  const x = (index: number) => (index / Math.max(1, points.length - 1)) * inner.width;
  const y = (value: number) => inner.height * (1 - value / (ticks.at(-1) ?? 1));
  const step = labelStep(points.length, inner.width);
  const shown = active === null ? undefined : points[active];
  const valueText = (point: ChartPoint) =>
    point.value === null ? messages.lineChart.noValue : `${new Intl.NumberFormat().format(point.value)} ${unit}`;

  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setActive(Math.min(points.length - 1, Math.max(0, (active ?? points.length - 1) + by)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const from = event.currentTarget.getBoundingClientRect().left + margin.start;
    const index = Math.round(((event.clientX - from) / Math.max(1, inner.width)) * (points.length - 1));
    setActive(Math.min(points.length - 1, Math.max(0, index)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-describedby={instructions}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={active ?? points.length - 1}
      aria-valuetext={describe(points[active ?? points.length - 1], valueText)}
      className={styles.plot}
      onKeyDown={move}
      onFocus={() => setActive(active ?? points.length - 1)}
      onBlur={() => setActive(null)}
      onPointerMove={point}
      onPointerLeave={() => setActive(null)}
    >
      <span id={instructions} hidden>
        {messages.lineChart.instructions}
      </span>
      <svg aria-hidden width={width} height={styles.plotHeight}>
        <g transform={`translate(${margin.start} ${margin.top})`}>
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x2={inner.width} className={styles.gridLine} />
              <text x={-10} dy="0.32em" textAnchor="end" className={styles.axisText}>
                {new Intl.NumberFormat().format(tick)}
              </text>
            </g>
          ))}
          {points.map(({ date }, index) =>
            (points.length - 1 - index) % step === 0 ? (
              <text
                key={date}
                x={x(index)}
                y={inner.height + 20}
                textAnchor={index === points.length - 1 ? 'end' : 'middle'}
                dx={index === points.length - 1 ? margin.end : 0}
                className={styles.axisText}
              >
                {dayLabel(date, 'short')}
              </text>
            ) : null,
          )}
          {runsOf(points).map((run) => (
            <g key={run[0]?.index}>
              <Area data={run} x={(d) => x(d.index)} y0={inner.height} y1={(d) => y(d.value)} className={styles.fill} />
              <LinePath data={run} x={(d) => x(d.index)} y={(d) => y(d.value)} className={styles.line} />
              {run.length === 1 && run[0] && <circle cx={x(run[0].index)} cy={y(run[0].value)} r={3} className={styles.dot} />}
            </g>
          ))}
          {active !== null && (
            <g transform={`translate(${x(active)} 0)`}>
              <line y2={inner.height} className={styles.cursor} />
              {shown?.value != null && <circle cy={y(shown.value)} r={5} className={styles.activeDot} />}
            </g>
          )}
        </g>
      </svg>
      {shown && active !== null && (
        <div className={styles.tip} style={{ insetInlineStart: tipStart(margin.start + x(active), width) }}>
          <strong>{valueText(shown)}</strong>
          <span>{dayLabel(shown.date, 'long')}</span>
        </div>
      )}
    </div>
  );
}

/** Beside the cursor, on the side that has room, and never outside of the drawing. */
function tipStart(cursor: number, width: number): number {
  const after = cursor + 12;
  const start = after + styles.tipWidth <= width ? after : cursor - 12 - styles.tipWidth;
  return Math.min(Math.max(0, start), Math.max(0, width - styles.tipWidth));
}

const describe = (point: ChartPoint | undefined, valueText: (point: ChartPoint) => string): string =>
  point ? `${dayLabel(point.date, 'long')}: ${valueText(point)}` : '';
