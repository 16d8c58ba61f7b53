import { maximumContentRangeDays } from '@noticeboard/design-system';
import { ContentViews } from './ContentViews.tsx';
import { useAnalyticsState } from './useAnalyticsState.ts';
import { UserFigures } from './UserFigures.tsx';

/** What one person viewed. A range over 62 days is refused by an alert, and nothing is requested (core §5, decisions-core A59, O74). */
export function UserContentViewsPage() {
  const address = useAnalyticsState();
  const { state, setState } = address;
  return (
    <UserFigures page="analyticsUserContentViews" address={address} maximumDays={maximumContentRangeDays}>
      {(userId) => (
        <ContentViews
          userId={userId}
          range={state.range}
          isCompared={state.isCompared}
          page={state.viewsPage}
          onPageChange={(viewsPage) => setState((newest) => ({ ...newest, viewsPage }))}
        />
      )}
    </UserFigures>
  );
}
