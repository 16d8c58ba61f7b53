import type { ComponentType } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from './chart.css.ts';
import type { ChartSeries } from '../series/chartSeries.ts';
import type { SeriesLook } from '../series/seriesLook.ts';

interface ChartLegendProps {
  /** All series, hidden ones too. */
  series: readonly ChartSeries[];
  /** How each series is drawn, by its id. */
  looks: ReadonlyMap<string, SeriesLook>;
  /** Renders the mark of a series. */
  Swatch: ComponentType<{ look: SeriesLook }>;
  /** Ids of the series that are not drawn. */
  hidden: ReadonlySet<string>;
  /** A series was shown or hidden. */
  onToggle: (id: string) => void;
}

/** Names the series and their marks; pressing one hides it, pressing again shows it. */
export function ChartLegend({ series, looks, Swatch, hidden, onToggle }: ChartLegendProps) {
  return (
    <div role="group" aria-label={messages.legend} className={styles.legend}>
      {series.map(({ id, name }) => {
        const look = looks.get(id);
        return (
          <ToggleButton key={id} isSelected={!hidden.has(id)} onChange={() => onToggle(id)} className={styles.legendItem}>
            {look && <Swatch look={look} />}
            {name}
          </ToggleButton>
        );
      })}
    </div>
  );
}
