import { Alert, Announcement, DateTimePicker, FormModal, required, Stack, useForm } from '@noticeboard/design-system';
import { pinEndAfter, scheduleInWords } from '@noticeboard/design-system/publishing';
import { useState } from 'react';
import { itemName } from '../../content/itemName.ts';
import { hostClock, hostNow } from '../../ground/hostClock.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import type { PlacedItem } from './calendarEntries.ts';
import type { Reschedule } from './useReschedule.ts';

export interface RescheduleWindowProps {
  /** The item that is scheduled. */
  placed: PlacedItem;
  /** The date that the window begins with, ISO 8601 in UTC. */
  instant: string;
  /** Changes the date. */
  moves: Reschedule;
  /** Names a unit and everything below it. */
  reachOf: (nodeId: string) => string;
  /** The time zone and locale of dates. */
  setting: { timeZone: string; locale: string };
  /** The user asked to close it, or it is done. */
  onClose: () => void;
}

/** Another date for what is scheduled, by keyboard and by touch: what a drag does, and the time of day. */
export function RescheduleWindow({ placed, instant, moves, reachOf, setting, onClose }: RescheduleWindowProps) {
  const { item } = placed;
  const scheduled = item.scheduledPublication;
  const [now] = useState(hostClock);
  const form = useForm<{ publicationUtc: string | null }>({
    initial: { publicationUtc: instant },
    fields: { publicationUtc: { label: texts.newDate, rules: [required, (date) => (date !== null && Date.parse(date) <= hostNow() ? texts.inThePast : null)] } },
    draft: null,
    asksFirst: false,
    onSave: async ({ publicationUtc }) => {
      if (publicationUtc !== null) await moves.reschedule(placed, publicationUtc);
    },
  });
  const { publicationUtc } = form.values;
  const isSame = publicationUtc !== null && scheduled !== null && Date.parse(publicationUtc) === Date.parse(scheduled.publicationUtc);
  const pinUntilUtc = publicationUtc === null ? null : pinEndAfter(publicationUtc, scheduled?.pinUntilUtc ?? null, setting.timeZone);
  const sentence = publicationUtc === null || scheduled === null ? '' : scheduleInWords({ publicationUtc, pinUntilUtc }, reachOf(scheduled.organizationNodeId), setting);
  return (
    <FormModal
      isOpen
      onOpenChange={onClose}
      form={form}
      title={texts.reschedule}
      about={itemName(item)}
      submitLabel={texts.reschedule}
      submitDisabledReason={isSame ? texts.isThatDate : undefined}
      notice={<SlowWrite {...moves.wait} />}
    >
      <Stack gap="large">
        <DateTimePicker {...form.choice('publicationUtc')} {...setting} isRequired minimum={now} />
        {sentence !== '' && <Alert tone="info">{sentence}</Alert>}
        {/* Not live where it is shown: in a dialog that opens it would be announced before the dialog's name. */}
        <Announcement>{sentence}</Announcement>
      </Stack>
    </FormModal>
  );
}
