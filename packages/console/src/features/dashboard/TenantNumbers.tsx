import { LoadFailure, Stack, StatBox } from '@noticeboard/design-system';
import { describeError } from '../../api/describeError.ts';
import { useRead } from '../../api/useRead.ts';
import { messages } from '../../messages/en.ts';
import { useActingAs } from '../../session/useAccess.ts';
import { Pairs } from './Pairs.tsx';

const texts = messages.dashboard;
const numbers = ['contentItemCount', 'commentCount', 'userCount', 'likeCount'] as const;

/** The four stat boxes (core §2 Dashboard). A number that the host leaves out fails alone (faults N08). */
export function TenantNumbers() {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = useRead('/api/management/analytics/tenant/stats');
  const shown: Partial<Record<(typeof numbers)[number], unknown>> = data ?? {};
  return (
    <Stack gap="medium">
      <Pairs>
        {numbers.map((name) => {
          const value = shown[name];
          return (
            <StatBox key={name} label={texts.numbers[name]} value={typeof value === 'number' ? value : null} isLoading={isLoading} />
          );
        })}
      </Pairs>
      {error !== undefined && data === undefined && (
        <LoadFailure title={texts.numbersFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />
      )}
    </Stack>
  );
}
