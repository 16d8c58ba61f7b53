import { Button, SidePanel, Stack, timeZoneInWords, UntilLeft, useHandler, useIsItsTurn } from '@noticeboard/design-system';
import { type CalendarSetting, ContentCalendar, DraftShelf, findNode, instantsInSight, reachInWords } from '@noticeboard/design-system/publishing';
import Calendar from 'lucide-react/icons/calendar';
import ListFilter from 'lucide-react/icons/list-filter';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePlacedAccess } from '../../access/usePlacedAccess.ts';
import type { ContentTypeName } from '../../content/kinds.ts';
import { useOrganizationNodes } from '../../content/useOrganizationNodes.ts';
import { hostNow } from '../../ground/hostClock.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { useAddressState } from '../../shared/useAddressState.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { useNow } from '../../shared/useNow.ts';
import type { PlacedItem } from './calendarEntries.ts';
import { calendarAddress, type CalendarPlace } from './calendarAddress.ts';
import * as styles from './CalendarScreen.css.ts';
import { draftsOf } from './calendarDrafts.ts';
import { calendarThings, countsOf, hrefOfItem, itemOfEntry } from './calendarThings.ts';
import { FailedReads } from '../../shared/LookedSoFar.tsx';
import { Collisions } from './Collisions.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { Filters } from './Filters.tsx';
import { HowFar } from './HowFar.tsx';
import { MoveNotes } from './MoveNotes.tsx';
import { isMovable, isScheduledOnce, nodesTakingNone } from './moves.ts';
import { useReading } from './reading/useReading.ts';
import { RescheduleWindow } from './RescheduleWindow.tsx';
import { useCalendarMoves } from './useCalendarMoves.ts';
import type { CalendarPage } from './useCalendarPages.ts';
import { useDraftPlacing } from './useDraftPlacing.ts';
import { useReschedule } from './useReschedule.ts';

export interface CalendarScreenProps {
  /** The pages that may be read; at least one. */
  pages: readonly CalendarPage[];
  /** Time zone, locale and today. */
  setting: CalendarSetting;
}

const kinds = ['published', 'scheduled', 'series', 'surveyEnds'] as const;

/** The calendar once the pages are known. */
export function CalendarScreen({ pages, setting }: CalendarScreenProps) {
  const { timeZone, locale, today } = setting;
  const [place, setPlace] = useAddressState(calendarAddress);
  const change = useHandler((next: Partial<CalendarPlace>) => setPlace((last) => ({ ...last, ...next })));
  const view = place.view ?? 'month';
  const day = place.day ?? today;
  const { hidden, unitId } = place;
  const sight = useMemo(() => instantsInSight(view, day, { locale, timeZone }), [view, day, locale, timeZone]);
  const nodes = useOrganizationNodes();
  const shownIds = pages.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id).join(' ');
  const { reading, state } = useReading(pages, shownIds, sight.from);
  const { items } = state;
  const { under, names } = nodes;
  const unitIds = useMemo(() => under(unitId), [under, unitId]);
  const moves = useReschedule(pages, items, reading, timeZone);
  const { pending } = moves;
  const access = usePlacedAccess();
  const takingNone = useMemo(() => nodesTakingNone(nodes.levels), [nodes.levels]);
  const things = useMemo(
    () => calendarThings(items, pages, { ...sight, timeZone, unitIds, pending, isMovable: (mark) => isMovable(mark, access, takingNone, hostNow()) }, names),
    [items, pages, sight, timeZone, unitIds, names, pending, access, takingNone],
  );
  const { entries, pins } = things;
  // The days first, and whatever is beside them right after.
  const areDaysRendered = useIsItsTurn();
  const foundDrafts = useMemo(() => draftsOf(items, pages, access), [items, pages, access]);
  const { collisions } = useDeferredValue(things);
  const drafts = useDeferredValue(foundDrafts);
  const [draft, setDraft] = useState<{ type: ContentTypeName; placed: PlacedItem; day: string; instant: string | null } | null>(null);
  const askFor = (draftId: string, onDay: string, instant: string | null) => {
    const placed = items.find(({ item }) => item.id === draftId);
    const type = pages.find(({ id }) => id === placed?.pageId)?.typeName;
    if (placed && type) setDraft({ type, placed, day: onDay, instant });
  };
  const { placing, takeUp } = useDraftPlacing(today, askFor);
  const [asked, setAsked] = useState<{ placed: PlacedItem; instant: string } | null>(null);
  const reachOf = (nodeId: string) => {
    const node = findNode(nodes.levels, nodeId);
    return node ? reachInWords(node) : texts.unknownUnit;
  };
  const calendarMoves = useCalendarMoves({
    onMove: (entry, to) => {
      const placed = itemOfEntry(items, entry);
      // A failure is reported above the calendar.
      if (placed) void moves.reschedule(placed, to).catch(() => undefined);
    },
    onReschedule: (entry) => {
      const placed = itemOfEntry(items, entry);
      if (placed) setAsked({ placed, instant: entry.instant });
    },
  });
  const now = useNow();
  const isBeside = useMedia(styles.filtersAreBeside);
  const isNarrow = !useMedia(styles.daysAreBeside);
  const [isFiltering, setFiltering] = useState(false);
  const counts = countsOf(entries);
  const facts = [...kinds.filter((kind) => counts[kind] > 0).map((kind) => texts.facts[kind](counts[kind])), timeZoneInWords(timeZone)].join(' · ');
  const filters = <Filters pages={pages} nodes={nodes} place={place} onChange={change} />;
  const notes = (
    <>
      <Collisions
        collisions={collisions}
        hrefOf={({ pageId, item }) => hrefOfItem(pages.find(({ id }) => id === pageId), item.id)}
        nodeNames={names}
        canReschedule={(pin) => isScheduledOnce(pin) && isMovable({ ...pin, kind: 'scheduled', instant: pin.from }, access, takingNone, hostNow())}
        onReschedule={(pin, instant) => setAsked({ placed: pin, instant })}
      />
      <DraftShelf drafts={drafts} onSchedule={({ id }) => askFor(id, today, null)} onTakeUp={isNarrow ? undefined : takeUp} isLoading={state.isLooking} />
      <HowFar reading={reading} state={state} />
    </>
  );
  return (
    <Stack gap="medium">
      <PageTitle
        icon={<Calendar />}
        facts={facts}
        acts={
          !isBeside && (
            <Button variant="outline" tone="neutral" icon={<ListFilter />} onPress={() => setFiltering(true)}>
              {texts.filtersOpen(hidden.length + (unitId === null ? 0 : 1))}
            </Button>
          )
        }
      />
      <MoveNotes moves={moves} reachOf={reachOf} setting={setting} />
      {/* Above the days: empty ones below it would say that nothing is published. */}
      <FailedReads state={state} failed={texts.failed} onRetry={reading.retry} />
      <div className={styles.columns}>
        {isBeside && (
          <Stack gap="large">
            {areDaysRendered && (
              <>
                {filters}
                {notes}
              </>
            )}
          </Stack>
        )}
        <ContentCalendar
          view={view}
          onViewChange={(next) => change({ view: next === 'week' ? next : null, day })}
          day={day}
          onDayChange={(next) => change({ day: next === today ? null : next })}
          entries={entries}
          pins={pins}
          setting={setting}
          isNarrow={isNarrow}
          moves={calendarMoves}
          placing={placing}
          now={now.toISOString()}
          isLoading={items.length === 0 && state.isLooking}
        />
        {!isBeside && areDaysRendered && notes}
      </div>
      {!isBeside && (
        <SidePanel isOpen={isFiltering} onOpenChange={setFiltering} title={texts.filters}>
          {filters}
        </SidePanel>
      )}
      <UntilLeft>{asked && <RescheduleWindow {...asked} moves={moves} reachOf={reachOf} setting={setting} onClose={() => setAsked(null)} />}</UntilLeft>
      <UntilLeft>{draft && <DraftPanel {...draft} moves={moves} setting={setting} onClose={() => setDraft(null)} />}</UntilLeft>
      {asked === null && <SlowWrite {...moves.wait} />}
    </Stack>
  );
}
