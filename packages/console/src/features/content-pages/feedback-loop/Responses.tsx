import { getLocalTimeZone, today } from '@internationalized/date';
import { Button, Card, DateRangePicker, Inline } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { feedbackLoopMessages } from '../../../messages/feedbackLoop.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { type Days, isAskable, lastThirtyDays } from './responseDays.ts';
import { useResponseFile } from './useResponseFile.ts';

const texts = feedbackLoopMessages.responses;

/** The file of the responses in a range of days (decisions-content §1b). */
export function Responses({ pageId, item }: HeldItem) {
  const [days, setDays] = useState<Days | null>(() => lastThirtyDays(today(getLocalTimeZone()).toString()));
  const { onDownload, isDownloading } = useResponseFile(pageId, item.id);
  const refusal = days === null ? texts.choose : isAskable(days) ? undefined : texts.tooLong;
  return (
    <Card title={texts.title}>
      <Inline gap="medium" align="end">
        <DateRangePicker label={texts.days} isRequired value={days} onChange={setDays} />
        <Button variant="outline" tone="neutral" icon={<Download />} isPending={isDownloading} hasWaited disabledReason={refusal} onPress={() => days !== null && onDownload(days)}>
          {texts.download}
        </Button>
      </Inline>
    </Card>
  );
}
