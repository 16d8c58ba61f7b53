import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { useQuestions } from '../api/useQuestions.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { type AskedPage, askAheadBy, pagesAt } from './prefetch.ts';

/**
 * Asks what pages read first before they are rendered, within one scope: of the page at the address of the start with the first
 * render, ahead of the page's own; of another in the task of the press that leads there (ADR 0121).
 */
export function ReadsOfPages() {
  const questions = useQuestions();
  const workspace = useWorkspace();
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const { pathname, search } = useLocation();
  const ask = ({ lazy, params, search }: AskedPage, isNear: boolean) =>
    lazy.whenLoaded(({ readsFirst }) => {
      for (const read of readsFirst?.({ params, search, questions, workspace, cache }) ?? []) {
        const name = nameOf(read.question.key);
        const isKnown = cache.get(name)?.data !== undefined && read.isAskedAnew !== true;
        if (!isKnown && (!isNear || read.isNear)) reads.begin(read.question.key, read.question.ask);
      }
    });
  // A render that is dropped has asked what the next one takes over.
  useState(() => {
    for (const page of pagesAt(pathname + search)) ask(page, false);
  });
  useEffect(() => askAheadBy(ask));
  return null;
}
