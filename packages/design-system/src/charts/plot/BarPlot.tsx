import { Axes } from './Axes.tsx';
import { BarPattern } from './BarPattern.tsx';
import { barRectangles } from './barRectangles.ts';
import * as styles from '../frame/chart.css.ts';
import { axisTicks, highestValue, stackTotals } from '../series/chartSeries.ts';
import { Plot, type PlotProps } from './Plot.tsx';
import { placeFromLeft } from './placeFromLeft.ts';
import { plotMargin } from './plotMargin.ts';

interface BarPlotProps extends Omit<PlotProps, 'places' | 'children'> {
  /** Whether the bars of a stop are beside each other or on each other. */
  arrangement: 'grouped' | 'stacked';
}

/** Bars over categories, beside each other or on each other. */
export function BarPlot({ title, unit, stops, arrangement, ...drawing }: BarPlotProps) {
  const { series, looks, width, textScale, isRightToLeft } = drawing;
  const margin = plotMargin(textScale);
  const inner = { width: width - margin.start - margin.end, height: styles.plotHeight - margin.top - margin.bottom };
  const highest = Math.max(highestValue(series), ...(arrangement === 'stacked' ? stackTotals(series, stops.length) : []));
  const ticks = axisTicks(highest);
  const band = inner.width / Math.max(1, stops.length);
  const places = stops.map((_, index) => (index + 0.5) * band);
  const drawn = places.map((place) => placeFromLeft(place, inner.width, isRightToLeft));
  const y = (value: number) => inner.height * (1 - value / (ticks.at(-1) ?? 1));
  const bars = barRectangles(series, arrangement, { width: inner.width, stopCount: stops.length, y });
  return (
    <Plot {...drawing} title={title} unit={unit} stops={stops} places={places}>
      {(active) => (
        <>
          {active !== null && <rect x={placeFromLeft(band * active, inner.width, isRightToLeft, band)} width={band} height={inner.height} className={styles.activeBand} />}
          <Axes ticks={ticks} y={y} stops={stops} places={drawn} inner={inner} textScale={textScale} isRightToLeft={isRightToLeft} labelWidth={88} />
          {series.map(({ id }, place) => {
            const look = looks.get(id);
            return (
              look && (
                <BarPattern key={id} look={look}>
                  {(pattern) =>
                    bars[place]?.map(({ stop, x, ...size }) => {
                      const rectangle = { ...size, x: placeFromLeft(x, inner.width, isRightToLeft, size.width) };
                      return (
                        <g key={stop}>
                          <rect {...rectangle} className={styles.bar} style={{ fill: look.colour }} />
                          {pattern && <rect {...rectangle} fill={pattern} />}
                        </g>
                      );
                    })
                  }
                </BarPattern>
              )
            );
          })}
        </>
      )}
    </Plot>
  );
}
