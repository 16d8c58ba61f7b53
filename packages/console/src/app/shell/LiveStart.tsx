import { lazyPart } from '@noticeboard/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { currentChat } from '../../live/currentChat.ts';

const LiveMessages = lazyPart(async () => (await import('../../live/LiveMessages.tsx')).LiveMessages, { instead: () => null });

/** Fetches the code of the live hub and connects, once the page stands: it takes nothing from the start of any page. */
export function LiveStart() {
  const stands = usePageStands();
  const isOpen = useStore(currentChat) !== null;
  return (
    (stands || isOpen) && (
      <Suspense>
        <LiveMessages />
      </Suspense>
    )
  );
}

/** The longest that a busy browser may put it off, in milliseconds. */
const longestWait = 5_000;

/** True from the first idle moment on in which nothing is being read. */
function usePageStands(): boolean {
  const { isRunning } = useApiScope().reads;
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return undefined;
    let cancel = () => undefined as void;
    const look = () => {
      cancel();
      if (!isRunning.read()) cancel = onceIdle(() => setStands(true));
    };
    const unsubscribe = isRunning.subscribe(look);
    look();
    return () => {
      unsubscribe();
      cancel();
    };
  }, [isRunning, stands]);
  return stands;
}

/** Safari has no idle callbacks: there a pause stands in for them. */
function onceIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: longestWait });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, 1_000);
  return () => clearTimeout(timer);
}
