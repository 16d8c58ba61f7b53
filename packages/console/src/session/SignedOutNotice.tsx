import { Alert } from '@noticeboard/design-system';

export interface SignedOutNoticeProps {
  /** Something went wrong, rather than came to its end. */
  isFailure: boolean;
  /** The notice itself. */
  text: string;
}

/** Says on the sign-in page why the former session is over, or that nobody can sign in just now. */
export function SignedOutNotice({ isFailure, text }: SignedOutNoticeProps) {
  return (
    <Alert tone={isFailure ? 'danger' : 'info'} isAnnounced>
      {text}
    </Alert>
  );
}
