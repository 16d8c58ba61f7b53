import { EmptyState, ErrorState, Skeleton, Stack } from '@noticeboard/design-system';
import { ContentCalendar, useCalendarSetting } from '@noticeboard/design-system/publishing';
import Calendar from 'lucide-react/icons/calendar';
import { useAccess, useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { NothingMade } from '../../shared/NothingMade.tsx';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { useAddressState } from '../../shared/useAddressState.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { calendarAddress } from './calendarAddress.ts';
import * as styles from './CalendarScreen.css.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { useCalendarPages } from './useCalendarPages.ts';

const none: readonly never[] = [];
const ignore = () => undefined;
/** Widths of the placeholders for the names of the pages. */
const filterWidths = ['4rem', '6rem', '11rem', '9rem', '12rem', '8rem', '10rem'];

/** What is published, scheduled, repeated and pinned, on all pages that the person may read (ADR 0098). */
export function CalendarPage() {
  const access = useAccess();
  const actingAs = useActingAs();
  const setting = useCalendarSetting();
  const { pages, error, retry } = useCalendarPages();
  const [{ view, day }] = useAddressState(calendarAddress);
  // As in `CalendarScreen`, so that the calendar doesn't move when it loads.
  const isBeside = useMedia(styles.filtersAreBeside);
  const isNarrow = !useMedia(styles.daysAreBeside);
  if (pages !== undefined && pages.length > 0) return <CalendarScreen pages={pages} setting={setting} />;
  return (
    <Stack gap="medium">
      <PageTitle icon={<Calendar />} />
      {error !== undefined ? (
        <ErrorState title={texts.pagesFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />
      ) : pages?.length === 0 && access.actingRole === 'SuperAdmin' ? (
        <NothingMade icon={<Calendar />} words={texts.nothingMade} />
      ) : pages?.length === 0 ? (
        <EmptyState icon={<Calendar />} title={texts.noPages.title} detail={texts.noPages.text} />
      ) : (
        <div className={styles.columns}>
          {isBeside && (
            <Stack gap="medium">
              {filterWidths.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          )}
          <ContentCalendar view={view ?? 'month'} onViewChange={ignore} day={day ?? setting.today} onDayChange={ignore} entries={none} pins={none} setting={setting} isNarrow={isNarrow} isLoading />
        </div>
      )}
    </Stack>
  );
}
