import { useEndOf, useSource, useSynchronized } from '@noticeboard/design-system';
import { startTransition, useRef, useState } from 'react';
import { useApiScope } from '../../../api/ApiScopeProvider.tsx';
import { pageOf } from '../../../api/pageOf.ts';
import { useReadAgainOnReturn } from '../../../api/useReadAgainOnReturn.ts';
import { contentKinds } from '../../../content/kinds.ts';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import type { CalendarPage } from '../useCalendarPages.ts';
import { createReading, type Reading, type ReadingState } from './createReading.ts';

/** Items of a page that are listed in one call. */
const itemsAtOnce = 50;

/**
 * Follows what has been read. The first items, and one that someone has just changed here, are rendered immediately. Every page
 * answers with a list of its own: later ones that arrive while others are rendered are rendered together, and input goes before.
 */
function useProgress(reading: Reading): ReadingState {
  const [state, setState] = useState(() => reading.state.read());
  const last = useRef(state);
  useSource(reading.state.subscribe, () => {
    const next = reading.state.read();
    const isAwaited = last.current.items.length === 0 || next.updates !== last.current.updates;
    last.current = next;
    if (isAwaited) setState(next);
    else startTransition(() => setState(next));
  });
  return state;
}

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
  const state = useProgress(reading);
  useSynchronized(`${since} ${shownIds}`, () => reading.look(shownIds === '' ? [] : shownIds.split(' '), since));
  useEndOf(reading, ({ end }) => end());
  useReadAgainOnReturn('calendar', reading.readAgain);
  return { reading, state };
}
