import { Grid, Stack } from '@noticeboard/design-system';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { longestRangeDays } from '../../ground/limits.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { AnalyticsTitle } from './AnalyticsTitle.tsx';
import { TopItems } from './TopItems.tsx';
import { useAnalyticsState } from './useAnalyticsState.ts';
import { WithinLimit } from './WithinLimit.tsx';

const rankings = ['liked', 'commented', 'viewed'] as const;

/** The content items that people liked, commented and viewed most (core §2 Analytics). */
export function ContentItemsPage() {
  const address = useAnalyticsState();
  return (
    <Stack gap="large">
      <AnalyticsTitle page="analyticsContentItems" />
      <AnalyticsFilters {...address} />
      <WithinLimit range={address.state.range} maximumDays={longestRangeDays}>
        <Grid columns="medium">
          {rankings.map((of) => (
            <WidgetBoundary key={of}>
              <TopItems of={of} range={address.state.range} isCompared={address.state.isCompared} />
            </WidgetBoundary>
          ))}
        </Grid>
      </WithinLimit>
    </Stack>
  );
}
