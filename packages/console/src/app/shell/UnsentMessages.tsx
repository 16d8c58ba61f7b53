import { useListener } from '@noticeboard/design-system';
import { useEffect } from 'react';
import { hasHalfWritten, hasWaiting, lookForUnsent } from '../../ground/unsentMessages.ts';
import { messages } from '../../messages/en.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { useQuestionBeforeLeaving } from '../../shared/useQuestionBeforeLeaving.ts';

/**
 * Asks before signing out discards messages that were not sent, whichever conversation, tenant and page they are of (faults D7,
 * ADR 0126). It is not part of the chat, whose code is loaded later and not for each tenant.
 */
export function UnsentMessages() {
  const isHalfWritten = useStore(hasHalfWritten);
  const isWaiting = useStore(hasWaiting);
  useEffect(lookForUnsent, []);
  useListener('storage', lookForUnsent);
  return (
    <>
      {(isHalfWritten || isWaiting) && <Question lostBy={bySigningOut} />}
      {isHalfWritten && <Question lostBy={byLoad} />}
    </>
  );
}

const bySigningOut = ['session'] as const;
/** Drafts end with their tab (ADR 0018); messages waiting to be sent stay on the device. */
const byLoad = ['load'] as const;

/** Mounted only while there is something to ask about, because it fetches the code of the question. */
function Question({ lostBy }: { lostBy: typeof bySigningOut | typeof byLoad }) {
  useQuestionBeforeLeaving({ isOngoing: true, question: messages.unsentMessages, lostBy });
  return null;
}
