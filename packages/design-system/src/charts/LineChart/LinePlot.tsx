import { Area, LinePath } from '@visx/shape';
import { Axes } from '../plot/Axes.tsx';
import * as styles from '../frame/chart.css.ts';
import { axisTicks, highestValue, runsOf } from '../series/chartSeries.ts';
import { Plot, type PlotProps } from '../plot/Plot.tsx';
import { placeFromLeft } from '../plot/placeFromLeft.ts';
import { plotMargin } from '../plot/plotMargin.ts';

type LinePlotProps = Omit<PlotProps, 'places' | 'children'>;

/** A line for each series; a single one is on a filled area. */
export function LinePlot({ title, unit, stops, ...drawing }: LinePlotProps) {
  const { series, looks, width, textScale, isRightToLeft } = drawing;
  const margin = plotMargin(textScale);
  const inner = { width: width - margin.start - margin.end, height: styles.plotHeight - margin.top - margin.bottom };
  const ticks = axisTicks(highestValue(series));
  const places = stops.map((_, index) => (index / Math.max(1, stops.length - 1)) * inner.width);
  const drawn = places.map((place) => placeFromLeft(place, inner.width, isRightToLeft));
  const x = ({ index }: { index: number }) => drawn[index] ?? 0;
  const y = (value: number) => inner.height * (1 - value / (ticks.at(-1) ?? 1));
  return (
    <Plot {...drawing} title={title} unit={unit} stops={stops} places={places}>
      {(active) => (
        <>
          <Axes ticks={ticks} y={y} stops={stops} places={drawn} inner={inner} textScale={textScale} isRightToLeft={isRightToLeft} />
          {series.flatMap(({ id, values }) =>
            runsOf(values).map((run) => {
              const look = looks.get(id);
              return (
                <g key={`${id} ${run[0]?.index}`}>
                  {series.length === 1 && <Area data={run} x={x} y0={inner.height} y1={(point) => y(point.value)} className={styles.area} />}
                  <LinePath
                    data={run}
                    x={x}
                    y={(point) => y(point.value)}
                    className={styles.line}
                    style={{ stroke: look?.colour }}
                    strokeDasharray={look?.dash}
                  />
                  {run.length === 1 && run[0] && <circle cx={x(run[0])} cy={y(run[0].value)} r={3} style={{ fill: look?.colour }} />}
                </g>
              );
            }),
          )}
          {active !== null && (
            <g transform={`translate(${drawn[active] ?? 0} 0)`}>
              <line y2={inner.height} className={styles.cursor} />
              {series.map(({ id, values }) =>
                values[active] == null ? null : (
                  <circle key={id} cy={y(values[active])} r={5} className={styles.activeDot} style={{ fill: looks.get(id)?.colour }} />
                ),
              )}
            </g>
          )}
        </>
      )}
    </Plot>
  );
}
