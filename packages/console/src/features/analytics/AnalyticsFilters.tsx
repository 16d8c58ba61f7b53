import { AnalyticsRangePicker, Stack, Switch } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { analyticsMessages } from '../../messages/analytics.ts';
import { longestRangeDays } from '../../ground/limits.ts';
import { changed } from './analyticsState.ts';
import * as styles from './filters.css.ts';
import { startOfUtcDay } from './rangeDays.ts';
import type { AnalyticsAddress } from './useAnalyticsState.ts';

export interface AnalyticsFiltersProps extends AnalyticsAddress {
  /** Most days of the range: user content views have fewer (decisions-core A59). @default what the host returns at most */
  maximumDays?: number;
  /** Further filters: a node or a person. */
  children?: ReactNode;
}

/** The filters over the numbers of a page; each change is a step of the history. */
export function AnalyticsFilters({ state, today, setState, maximumDays = longestRangeDays, children }: AnalyticsFiltersProps) {
  const localStart = startOfUtcDay(today);
  return (
    <Stack gap="small">
      <div role="group" aria-label={analyticsMessages.filters} className={styles.filters}>
        <div className={state.range.name === 'custom' ? styles.customRange : styles.range}>
          <AnalyticsRangePicker
            value={state.range}
            today={today}
            // A custom range changes date by date: only switching to a custom range is a step.
            onChange={(range) => setState((newest) => changed(newest, { range }), { isStep: range.name !== 'custom' || state.range.name !== 'custom' })}
            maximumDays={maximumDays}
          />
        </div>
        {children}
        <div className={state.range.name === 'custom' ? styles.comparison : `${styles.comparison} ${styles.comparisonInOwnRow}`}>
          <Switch isSelected={state.isCompared} onChange={(isCompared) => setState((newest) => ({ ...newest, isCompared }))}>
            {analyticsMessages.comparison.compare}
          </Switch>
        </div>
      </div>
      {localStart !== null && <p className={styles.note}>{analyticsMessages.daysAreUtc(localStart)}</p>}
    </Stack>
  );
}
