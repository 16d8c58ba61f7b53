import { useEffect, useState } from 'react';
import { useApiScope } from '../../../api/ApiScopeProvider.tsx';
import { pageOf } from '../../../api/pageOf.ts';
import { useReadAgainOnReturn } from '../../../api/useReadAgainOnReturn.ts';
import { contentKinds } from '../../../content/kinds.ts';
import { useConsoleSession, useStore } from '../../../session/ConsoleSessionContext.tsx';
import type { CalendarPage } from '../useCalendarPages.ts';
import { createReading, type Reading, type ReadingState } from './createReading.ts';

/** Items of a page that are listed at once. */
const itemsAtOnce = 50;

/**
 * Reads what the calendar shows, from when it is shown until it is left.
 *
 * @param pages those of the beginning
 * @param shownIds ids of those that are in sight, in one text: what is filtered out is not asked for
 * @param since the beginning of what is in sight
 */
export function useReading(pages: readonly CalendarPage[], shownIds: string, since: string): { reading: Reading; state: ReadingState } {
  const { client } = useConsoleSession();
  const { reads } = useApiScope();
  const [reading] = useState(() =>
    createReading((id, page, leaving) =>
      reads.run(`items of ${id} for the calendar, page ${page}`, async (signal) => {
        const type = pages.find((each) => each.id === id)?.typeName ?? 'SocialFeed';
        const path = `${contentKinds[type].pages}/{id}/content-items/{page}/{size}` as const;
        const { data } = await client.GET(path, { params: { path: { id, page, size: itemsAtOnce } }, signal: AbortSignal.any([signal, leaving]) });
        return pageOf(data, path);
      }),
    ),
  );
  useEffect(() => reading.look(shownIds === '' ? [] : shownIds.split(' '), since), [reading, shownIds, since]);
  useEffect(() => reading.end, [reading]);
  useReadAgainOnReturn('calendar', reading.readAgain);
  return { reading, state: useStore(reading.state) };
}
