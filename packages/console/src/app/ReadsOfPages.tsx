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
 * Asks what pages read first before they are rendered, within one scope: of the page at the address of the start with the first
 * render, ahead of the page's own; of another in the task of the press that leads there (ADR 0121).
 */
export function ReadsOfPages() {
  const questions = useQuestions();
  const { actingRole } = useAccess();
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const { pathname, search } = useLocation();
  const ask = (page: AskedPage, isNear: boolean) => beginReads(page, { questions, actingRole, reads, cache }, isNear);
  // A render that is dropped has asked what the next one takes over.
  useState(() => {
    for (const page of pagesAt(pathname + search)) ask(page, false);
  });
  useSource(askAheadBy, ask);
  return null;
}
