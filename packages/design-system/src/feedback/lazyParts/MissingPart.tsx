import { Button } from '../../actions/Button/Button.tsx';
import { messages } from '../../messages/en.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useIsOnline } from './useIsOnline.ts';
import { useTries } from './useTries.ts';

const texts = messages.missingPart;

export interface MissingPartProps {
  /** Loads the part again; once loaded it replaces this. */
  load: () => Promise<unknown>;
}

/** Shown instead of a part of the page whose code did not load; retries automatically. */
export function MissingPart({ load }: MissingPartProps) {
  const { tryNow, isTrying } = useTries(load);
  const isOnline = useIsOnline();
  return (
    // Components that the first page has anyway: a notice of a missing part must not enlarge every initial load.
    <div role="alert">
      <EmptyState
        title={isOnline ? texts.title : texts.offlineTitle}
        detail={isOnline ? texts.text : texts.offlineText}
        action={
          <Button size="small" tone="neutral" variant="outline" isPending={isTrying} onPress={tryNow}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  );
}

/** The same without a message, for parts that have a simpler substitute. */
export function QuietlyMissingPart({ load }: MissingPartProps) {
  useTries(load);
  return null;
}
