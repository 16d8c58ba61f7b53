import { Button, EmptyState } from '@noticeboard/design-system';
import { entryMessages as messages } from '../../messages/entry.ts';

const texts = messages.boundary;

export interface PageProblemProps {
  /** A part of the console is missing rather than broken. */
  isOutdated: boolean;
}

/** Says that a page cannot be shown. The error itself is not shown: it may hold data (B02). */
export function PageProblem({ isOutdated }: PageProblemProps) {
  return (
    <div role="alert">
      <EmptyState
        title={isOutdated ? texts.outdatedTitle : texts.title}
        detail={isOutdated ? texts.outdatedText : texts.pageText}
        action={
          <Button tone="neutral" variant="outline" onPress={() => window.location.reload()}>
            {texts.reload}
          </Button>
        }
      />
    </div>
  );
}
