import { Alert } from '@noticeboard/design-system';

export interface SignedOutNoticeProps {
  /** Whether it is a failure, rather than a regular end. */
  isFailure: boolean;
  /** The notice itself. */
  text: string;
}

/** Says on the sign-in page why the former session has ended, or that signing in is not possible just now. */
export function SignedOutNotice({ isFailure, text }: SignedOutNoticeProps) {
  return (
    <Alert tone={isFailure ? 'danger' : 'info'} isAnnounced>
      {text}
    </Alert>
  );
}
