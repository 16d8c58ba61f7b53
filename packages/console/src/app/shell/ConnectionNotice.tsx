import { Announcement, OfflineBanner, useIsOnline } from '@noticeboard/design-system';
import { useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { messages } from '../../messages/en.ts';
import { useSessionState, useStore } from '../../session/ConsoleSessionContext.tsx';

const texts = messages.waiting;

/** Says at the top of the page that the network or the sign-in service cannot be reached, and when it can again. */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const state = useSessionState();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  if (!isOnline) return <OfflineBanner reason="network" />;
  if (state.status === 'signed-in' && state.isRetrying) return <OfflineBanner reason="signIn" />;
  return wasOffline && <BackOnline />;
}

/** The offline notice says that the data may be old. Once everything has been read again, this says that it is current. */
function BackOnline() {
  const { reads } = useApiScope();
  const isReading = useStore(reads.isRunning);
  const isRepeating = useStore(reads.isRepeating);
  const [since] = useState(Date.now);
  const [hasRead, setHasRead] = useState(isReading);
  if (isReading && !hasRead) setHasRead(true);
  const isUpToDate = hasRead && !isReading && !isRepeating && !reads.hasFailedSince(since);
  return (
    <>
      <Announcement>{texts.backOnline}</Announcement>
      <Announcement>{isUpToDate ? texts.upToDate : ''}</Announcement>
    </>
  );
}
