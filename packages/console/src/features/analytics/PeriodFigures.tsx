import { Grid, StatBox } from '@noticeboard/design-system';
import type { PeriodFigure } from './periodFigure.ts';

/** The totals of a period, and how they changed since the period before. Four are in one row or two by two, none alone. */
export function PeriodFigures({ figures }: { figures: readonly PeriodFigure[] }) {
  return (
    <Grid columns="large">
      {figures.flatMap((first, place) =>
        place % 2 === 1
          ? []
          : [
              <Grid key={first.label} columns="small">
                {figures.slice(place, place + 2).map(({ label, now, before, isLoading, isLoadingBefore }) => (
                  <StatBox key={label} label={label} value={now} isLoading={isLoading} before={{ value: before, isLoading: isLoadingBefore }} />
                ))}
              </Grid>,
            ],
      )}
    </Grid>
  );
}
