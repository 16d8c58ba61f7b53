import { useSource } from '@noticeboard/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSWRConfig } from 'swr';
import { useAccess } from '../access/useAccess.ts';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { useQuestions } from '../api/useQuestions.ts';
import { beginReads } from './beginReads.ts';
import { type AskedPage, askAheadBy, pagesAt } from './prefetch.ts';

/**
 * Makes the first reads of pages before they are rendered, within one scope: for the page of the first address with the first
 * render, ahead of the page's own; for another in the task of the press on its link (ADR 0121).
 */
export function ReadsOfPages() {
  const questions = useQuestions();
  const { actingRole } = useAccess();
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const { pathname, search } = useLocation();
  const ask = (page: AskedPage, isNear: boolean) => beginReads(page, { questions, actingRole, reads, cache }, isNear);
  // If a render is dropped, the next one takes over its requests.
  useState(() => {
    for (const page of pagesAt(pathname + search)) ask(page, false);
  });
  useSource(askAheadBy, ask);
  return null;
}
