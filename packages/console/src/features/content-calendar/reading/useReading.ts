import { useEndOf, useSource, useSynchronized } from '@noticeboard/design-system';
import { startTransition, useRef, useState } from 'react';
import { useApiScope } from '../../../api/ApiScopeProvider.tsx';
import { pageOf } from '../../../api/pageOf.ts';
import { useReadAgainOnReturn } from '../../../api/useReadAgainOnReturn.ts';
import { contentKinds } from '../../../content/kinds.ts';
import { nextTask } from '../../../ground/nextTask.ts';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import type { CalendarPage } from '../useCalendarPages.ts';
import { createReading, type Reading, type ReadingState } from './createReading.ts';

/** Items of a page per request. */
const itemsAtOnce = 50;

/**
 * Follows the items read. The first items, and one that the user has just changed, are rendered immediately. Every page
 * has a response of its own: those that arrive while others are rendered are rendered together, after pending input.
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
 * Reads the items of the calendar for as long as it is mounted.
 *
 * @param pages only the initial ones are used
 * @param shownIds ids of the pages that are shown, joined in one string: others are not requested
 * @param since the beginning of the visible span
 */
export function useReading(pages: readonly CalendarPage[], shownIds: string, since: string): { reading: Reading; state: ReadingState } {
  const { client } = useConsoleSession();
  const { reads } = useApiScope();
  const [reading] = useState(() =>
    createReading((id, page, leaving) =>
      reads.run(`items of ${id} for the calendar, page ${page}`, async (signal) => {
        const type = pages.find((each) => each.id === id)?.typeName ?? 'SocialFeed';
        // Several are sent at once, which takes a while: each in a task of its own, so that the days are painted before them.
        await nextTask();
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
