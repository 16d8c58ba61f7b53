import { Button, FocusNear, GivesWay } from '@noticeboard/design-system';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { FailedReads, LookedSoFar } from '../../shared/LookedSoFar.tsx';
import type { Inbox } from './inbox/createInbox.ts';
import { hasLookedAtAll, type InboxState } from './inbox/inboxTypes.ts';
import * as styles from './InboxColumns.css.ts';

/** How far back comments were read, what was left out, and what failed: the inbox never covers more than that. */
export function HowFar({ inbox, state }: { inbox: Inbox; state: InboxState }) {
  const { isLooking, lookedAt, listed, total, hasMore, failures, olderComments } = state;
  const isAll = hasLookedAtAll(state);
  const words = isLooking ? texts.looking(lookedAt, listed) : isAll ? texts.lookedAtAll(lookedAt) : texts.lookedAt(lookedAt, total - lookedAt);
  // Until the posts are listed, '0 of 0' would be no news.
  const isKnown = lookedAt > 0 || (failures === 0 && (listed > 0 || !isLooking));
  return (
    <div className={styles.howFar}>
      <FailedReads state={state} failed={texts.failed} onRetry={inbox.retry} />
      <LookedSoFar words={isKnown ? words : ''} isLooking={isLooking} />
      {olderComments > 0 && <p className={styles.words}>{texts.olderComments(olderComments)}</p>}
      {(isLooking || hasMore) && (
        <div className={styles.act}>
          <FocusNear>
            <GivesWay>
              <Button size="small" variant="quiet" onPress={isLooking ? inbox.stop : inbox.lookFurther}>
                {isLooking ? texts.stop : texts.lookFurther}
              </Button>
            </GivesWay>
          </FocusNear>
        </div>
      )}
    </div>
  );
}
