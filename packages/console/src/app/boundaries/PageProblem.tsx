import { Alert, Button } from '@noticeboard/design-system';
import { messages } from '../../messages/en.ts';

const texts = messages.boundary;

export interface PageProblemProps {
  /** A part of the console is missing rather than broken. */
  isOutdated: boolean;
}

/** Says that a page cannot be shown. The error itself is not shown: it may hold data (B02). */
export function PageProblem({ isOutdated }: PageProblemProps) {
  return (
    <Alert
      tone="danger"
      isAnnounced
      title={isOutdated ? texts.outdatedTitle : texts.title}
      action={
        <Button tone="neutral" variant="outline" size="small" onPress={() => window.location.reload()}>
          {texts.reload}
        </Button>
      }
    >
      {isOutdated ? texts.outdatedText : texts.pageText}
    </Alert>
  );
}
