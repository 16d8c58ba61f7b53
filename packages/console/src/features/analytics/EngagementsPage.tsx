import { Grid, Stack } from '@noticeboard/design-system';
import { WidgetBoundary } from '../../app/boundaries/WidgetBoundary.tsx';
import { useAnalyticsState } from './useAnalyticsState.ts';
import { InteractionsChart, PublicationsChart, UserActivityChart } from './UserDayCharts.tsx';
import { UserFigures } from './UserFigures.tsx';

/** What one person commented, liked and published, day by day (core §2 Analytics, decisions-core O70). */
export function EngagementsPage() {
  const address = useAnalyticsState();
  const { range } = address.state;
  return (
    <UserFigures address={address}>
      {(userId) => (
        <Stack gap="large">
          <WidgetBoundary>
            <InteractionsChart userId={userId} range={range} />
          </WidgetBoundary>
          <Grid columns="large">
            <WidgetBoundary>
              <PublicationsChart userId={userId} range={range} />
            </WidgetBoundary>
            <WidgetBoundary>
              <UserActivityChart userId={userId} range={range} />
            </WidgetBoundary>
          </Grid>
        </Stack>
      )}
    </UserFigures>
  );
}
