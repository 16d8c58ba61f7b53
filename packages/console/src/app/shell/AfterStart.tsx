import { fetchFrameLayers, lazyPart } from '@noticeboard/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { currentChat } from '../../live/currentChat.ts';

const LiveMessages = lazyPart(async () => (await import('../../live/LiveMessages.tsx')).LiveMessages, { instead: () => null });

/** Code of what opens over the page. It is loaded before it is needed, so that signing out works without a network (A21). */
function fetchLayers(): void {
  fetchFrameLayers();
  import('../notifications.ts').catch(() => undefined);
}

/**
 * Work that must not slow the start of a page: once the page is shown, the code of menus, toasts and the live hub is fetched, and the
 * hub connects.
 */
export function AfterStart({ hasMessages }: { hasMessages: boolean }) {
  const isIdle = useIsPageIdle(fetchLayers);
  const isOpen = useStore(currentChat) !== null;
  return (
    hasMessages && (isIdle || isOpen) && (
      <Suspense>
        <LiveMessages />
      </Suspense>
    )
  );
}

/** How long a busy browser may delay it at most, in milliseconds. */
const longestWait = 5_000;

/** True from the first idle moment without a pending read. */
function useIsPageIdle(happens: () => void): boolean {
  const { isRunning } = useApiScope().reads;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    let cancel = () => undefined as void;
    const look = () => {
      cancel();
      if (!isRunning.read()) cancel = onceIdle(() => {
        happens();
        setIdle(true);
      });
    };
    const unsubscribe = isRunning.subscribe(look);
    look();
    return () => {
      unsubscribe();
      cancel();
    };
  }, [isRunning, isIdle, happens]);
  return isIdle;
}

/** Safari has no idle callbacks: a pause replaces them there. */
function onceIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: longestWait });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, 1_000);
  return () => clearTimeout(timer);
}
