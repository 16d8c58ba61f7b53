import { Alert } from '@noticeboard/design-system';
import { entryMessages as messages } from '../messages/entry.ts';
import type { SignedOutReason } from './sessionState.ts';

export interface SignedOutNoticeProps {
  reason: Exclude<SignedOutReason, 'none'>;
}

/** Says on the sign-in page why the former session is over. */
export function SignedOutNotice({ reason }: SignedOutNoticeProps) {
  return (
    <Alert tone={reason === 'failed' || reason === 'untrusted' ? 'danger' : 'info'} isAnnounced>
      {messages.signIn.reasons[reason]}
    </Alert>
  );
}
