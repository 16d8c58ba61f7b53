import { EmptyState, Stack } from '@noticeboard/design-system';
import UserSearch from 'lucide-react/icons/user-search';
import type { ReactNode } from 'react';
import { isForbidden, isMissing } from '../../api/isMissing.ts';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { missingMessages } from '../../messages/missing.ts';
import { longestRangeDays } from '../../ground/limits.ts';
import { MissingThing } from '../../shared/MissingThing.tsx';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { AnalyticsTitle, type AnalyticsTitleProps } from './AnalyticsTitle.tsx';
import { changed } from './analyticsState.ts';
import * as styles from './filters.css.ts';
import type { AnalyticsAddress } from './useAnalyticsState.ts';
import { UserPicker } from './UserPicker.tsx';
import { WithinLimit } from './WithinLimit.tsx';

export interface UserFiguresProps extends AnalyticsTitleProps {
  /** The filters in the address, and their setter. */
  address: AnalyticsAddress;
  /** Most days of the range. @default what the host returns at most */
  maximumDays?: number;
  /** The figures of the chosen person. */
  children: (userId: string) => ReactNode;
}

/** A page about one person: the picker, the range, and the figures once someone is chosen. */
export function UserFigures({ page, address, maximumDays = longestRangeDays, children }: UserFiguresProps) {
  const { state, setState } = address;
  return (
    <Stack gap="large">
      <AnalyticsTitle page={page} />
      <AnalyticsFilters {...address} maximumDays={maximumDays}>
        <div className={styles.filter}>
          <UserPicker userId={state.userId} onChange={(userId) => setState((newest) => changed(newest, { userId }))} />
        </div>
      </AnalyticsFilters>
      {state.userId === null ? (
        <EmptyState icon={<UserSearch />} title={analyticsMessages.noUserTitle} detail={analyticsMessages.noUserText} />
      ) : (
        <WithinLimit range={state.range} maximumDays={maximumDays}>
          <FiguresOf userId={state.userId}>{children}</FiguresOf>
        </WithinLimit>
      )}
    </Stack>
  );
}

/** The figures of a person who exists: an address may name someone who was deleted (N09), or who is outside the user's unit. */
function FiguresOf({ userId, children }: Pick<UserFiguresProps, 'children'> & { userId: string }) {
  // The picker requests the same for the name: both share the response.
  const { data, error } = useRead('/api/management/users/{id}', { path: { id: userId } });
  if (data === undefined && isForbidden(error)) return <EmptyState icon={<UserSearch />} title={analyticsMessages.userOutsideTitle} detail={analyticsMessages.userOutsideText} />;
  if (data !== undefined || !isMissing(error)) return children(userId);
  return <MissingThing icon={<UserSearch />} title={missingMessages.user} />;
}
