import { fetchFrameLayers, lazyPart } from '@noticeboard/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { currentChat } from '../../live/currentChat.ts';

const LiveMessages = lazyPart(async () => (await import('../../live/LiveMessages.tsx')).LiveMessages, { instead: () => null });

/** What opens over the page: it must be there before it is needed, so that the way out works without a network (A21). */
function fetchLayers(): void {
  fetchFrameLayers();
  import('../notifications.ts').catch(() => undefined);
}

/**
 * What takes nothing from the start of any page: once that is shown, the code of menus and toasts is fetched, and that of the live hub, which
 * connects then.
 */
export function AfterStart({ hasMessages }: { hasMessages: boolean }) {
  const stands = usePageStands(fetchLayers);
  const isOpen = useStore(currentChat) !== null;
  return (
    hasMessages && (stands || isOpen) && (
      <Suspense>
        <LiveMessages />
      </Suspense>
    )
  );
}

/** The longest that a busy browser may put it off, in milliseconds. */
const longestWait = 5_000;

/** True from the first idle moment on in which nothing is being read; what is to happen in it happens once. */
function usePageStands(happens: () => void): boolean {
  const { isRunning } = useApiScope().reads;
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return undefined;
    let cancel = () => undefined as void;
    const look = () => {
      cancel();
      if (!isRunning.read()) cancel = onceIdle(() => {
        happens();
        setStands(true);
      });
    };
    const unsubscribe = isRunning.subscribe(look);
    look();
    return () => {
      unsubscribe();
      cancel();
    };
  }, [isRunning, stands, happens]);
  return stands;
}

/** Safari has no idle callbacks: there a pause replaces them. */
function onceIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: longestWait });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, 1_000);
  return () => clearTimeout(timer);
}
