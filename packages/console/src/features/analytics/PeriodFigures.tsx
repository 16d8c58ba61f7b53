import { Grid, StatBox } from '@noticeboard/design-system';
import type { PeriodFigure } from './periodFigure.ts';

/** What a period comes to, and how that changed since the period before. Four are in one line or two by two, none alone. */
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
