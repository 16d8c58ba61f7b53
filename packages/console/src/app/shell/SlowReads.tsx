import { Announcement, Button } from '@noticeboard/design-system';
import { useRef } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { messages } from '../../messages/en.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { useHeadingAfter } from '../../shared/pages/useArrival.ts';
import * as styles from './SlowReads.css.ts';

const texts = messages.waiting;

/**
 * Reports below the top bar that a read has been pending for long, and cancels it on request; the part that
 * was waiting then says so itself and offers a retry (N06). A failed read that is retried automatically is reported
 * here, too (decisions-main 19).
 */
export function SlowReads() {
  const { reads } = useApiScope();
  const isSlow = useStore(reads.slow).length > 0;
  const isRepeating = useStore(reads.isRepeating);
  const told = isSlow ? texts.slow : isRepeating ? texts.repeating : '';
  return (
    <>
      <Announcement>{told}</Announcement>
      {isSlow && <SlowNotice onCancel={reads.cancelSlow} />}
      {!isSlow && isRepeating && <div className={styles.notice}>{texts.repeating}</div>}
    </>
  );
}

/** Unmounts when the wait is over. */
function SlowNotice({ onCancel }: { onCancel: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useHeadingAfter(line);
  return (
    <div ref={line} className={styles.notice}>
      {texts.slow}
      <Button size="small" variant="outline" tone="neutral" onPress={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
