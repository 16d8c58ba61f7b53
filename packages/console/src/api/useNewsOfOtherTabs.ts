import { useListener, useSource } from '@noticeboard/design-system';
import { useState } from 'react';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { ReadPath } from './readKey.ts';
import { useReadAgain } from './useReadAgain.ts';

/**
 * Reads again what another tab has changed in this tenant: immediately if the page is visible, else when it becomes
 * visible. Many hidden tabs request nothing.
 */
export function useNewsOfOtherTabs(): void {
  const { otherTabs } = useConsoleSession();
  const { tenantId } = useApiScope();
  const readPaths = useReadAgain();
  const [outdated] = useState(() => new Set<string>());
  const readAgain = () => {
    if (outdated.size === 0 || document.visibilityState === 'hidden') return;
    const paths = [...outdated] as ReadPath[];
    outdated.clear();
    readPaths(paths).catch(() => undefined);
  };
  useSource(otherTabs.hear, (news) => {
    if (news.tenantId !== tenantId) return;
    for (const path of news.paths) outdated.add(path);
    readAgain();
  });
  useListener('visibilitychange', readAgain);
}
