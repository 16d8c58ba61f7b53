import { Grid, Stack } from '@noticeboard/design-system';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { EngagementFigures } from './EngagementFigures.tsx';
import { useAnalyticsState } from './useAnalyticsState.ts';
import { InteractionsChart, PublicationsChart, UserActivityChart } from './UserDayCharts.tsx';
import { UserFigures } from './UserFigures.tsx';

/** What one person commented, liked and published, day by day (core §2 Analytics, decisions-core O70). */
export function EngagementsPage() {
  const address = useAnalyticsState();
  const { range, isCompared } = address.state;
  return (
    <UserFigures page="analyticsEngagements" address={address}>
      {(userId) => (
        <Stack gap="large">
          {isCompared && (
            <WidgetBoundary>
              <EngagementFigures userId={userId} range={range} isCompared />
            </WidgetBoundary>
          )}
          <WidgetBoundary>
            <InteractionsChart userId={userId} range={range} isCompared={isCompared} />
          </WidgetBoundary>
          <Grid columns="large">
            <WidgetBoundary>
              <PublicationsChart userId={userId} range={range} isCompared={isCompared} />
            </WidgetBoundary>
            <WidgetBoundary>
              <UserActivityChart userId={userId} range={range} isCompared={isCompared} />
            </WidgetBoundary>
          </Grid>
        </Stack>
      )}
    </UserFigures>
  );
}
