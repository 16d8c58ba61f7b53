import { LoadFailure, Stack, StatBox } from '@noticeboard/design-system';
import { describeError } from '../../ground/describeError.ts';
import { useRead } from '../../api/useRead.ts';
import { messages } from '../../messages/en.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { useActingAs } from '../../access/useAccess.ts';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';
import { activityDays } from './activityDays.ts';
import { Pairs } from './Pairs.tsx';
import { useActiveUsers } from './useActiveUsers.ts';
import * as styles from './tenantNumbers.css.ts';

const texts = messages.dashboard;
const numbers = ['contentItemCount', 'commentCount', 'userCount', 'likeCount'] as const;

/**
 * The four stat boxes (core §2 Dashboard). A number that the host leaves out fails alone (faults N08). The contract has
 * numbers by day for active users alone: the bars of the others are marks (decisions-main 7). The numbers count the whole
 * tenant for everyone: a sentence says so to those who act in a unit, whose chart counts that unit. Not where the unit is the
 * whole organization, as for a unit administrator at its root.
 */
export function TenantNumbers({ now }: { now: Date }) {
  const actingAs = useActingAs();
  const usersByDay = useUsersByDay(now);
  const { data, error, isLoading, retry } = useRead('/api/management/analytics/tenant/stats');
  const { tenant, role, roleTypes } = useWorkspace();
  const isOfUnit = roleTypeOf(role, roleTypes) !== 'SuperAdmin' && role.organizationNodeName !== tenant.name;
  const shown: Partial<Record<(typeof numbers)[number], unknown>> = data ?? {};
  return (
    <Stack gap="medium">
      {isOfUnit && <p className={styles.scope}>{texts.numbersScope(tenant.name, role.organizationNodeName ?? texts.ownUnit)}</p>}
      <Pairs>
        {numbers.map((name) => {
          const value = shown[name];
          return (
            <StatBox
              key={name}
              label={texts.numbers[name]}
              value={typeof value === 'number' ? value : null}
              isLoading={isLoading}
              {...(name === 'userCount' && usersByDay && { byDay: usersByDay })}
            />
          );
        })}
      </Pairs>
      {error !== undefined && data === undefined && (
        <LoadFailure title={texts.numbersFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />
      )}
    </Stack>
  );
}

/** Active users by day of the chart, with a label; undefined if they could not be loaded. */
function useUsersByDay(now: Date): { label: string; values: number[] | null } | undefined {
  const { data, error, isLoading } = useActiveUsers(now);
  const { role, roleTypes } = useWorkspace();
  const unit = roleTypeOf(role, roleTypes) === 'SuperAdmin' ? null : role.organizationNodeName;
  if (data === undefined && (error !== undefined || !isLoading)) return undefined;
  return {
    label: texts.activeByDay(unit),
    values: data === undefined ? null : activityDays(data, now).map(({ count }) => count),
  };
}
