import { Select, Stack, useSynchronized } from '@noticeboard/design-system';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo } from 'react';
import type { PlacedAccess } from '../../access/permissions.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { useStore, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { useAddressState } from '../../shared/useAddressState.ts';
import { hasLookedAtAll } from './inbox/inboxTypes.ts';
import { useInbox } from './inbox/useInbox.ts';
import { inboxAddress } from './inboxAddress.ts';
import { InboxColumns } from './InboxColumns.tsx';
import { shownComments } from './shownComments.ts';
import { sinceInWords } from './sinceInWords.ts';
import type { Feed } from './useFeeds.ts';
import { useVisit } from './useVisit.ts';

export interface InboxPageProps {
  /** The feeds that the user may moderate; at least one. */
  feeds: readonly Feed[];
  /** The user's rights, with the nodes known. */
  access: PlacedAccess;
}

/** The inbox once the feeds are known. */
export function InboxPage({ feeds, access }: InboxPageProps) {
  const [inAddress, setPlace, onNext] = useAddressState(inboxAddress);
  // A feed that is gone, or that the user may not moderate, would leave an empty list without a reason: all feeds are shown.
  const isFeedKnown = inAddress.feedId === null || feeds.some(({ id }) => id === inAddress.feedId);
  useSynchronized(isFeedKnown ? undefined : inAddress.feedId, () => setPlace((last) => ({ ...last, feedId: null }), { isStep: false }));
  const place = isFeedKnown ? inAddress : { ...inAddress, feedId: null };
  const inbox = useInbox(
    feeds.map(({ id }) => id),
    access,
    place.commentId,
  );
  const state = useStore(inbox.state);
  const { profile } = useWorkspace();
  const { visit, now, markRead } = useVisit();
  const viewer = useMemo(() => ({ ownId: profile.id, since: visit.since }), [profile.id, visit.since]);
  const fresh = shownComments(state.comments, { view: null, feedId: null }, viewer);
  const count = fresh.length;
  const feedCount = new Set(fresh.map(({ post }) => post.feedId)).size;
  const left = state.total - state.lookedAt;
  const since = visit.since === null ? texts.firstVisit(count) : texts.newSince(count, sinceInWords(visit.since, now), feedCount);
  const facts = state.lookedAt === 0 && !hasLookedAtAll(state) ? undefined : [since, ...(left > 0 && !state.isLooking ? [texts.notLookedAt(left)] : [])].join(' · ');
  return (
    <Stack gap="medium">
      <PageTitle
        icon={<MessageCircle />}
        facts={facts}
        acts={
          feeds.length > 1 && (
            <Select
              aria-label={texts.feed}
              choices={[{ id: 'all', label: texts.allFeeds }, ...feeds.map(({ id, name }) => ({ id, label: name }))]}
              value={place.feedId ?? 'all'}
              onChange={(id) => setPlace((last) => ({ ...last, feedId: id === 'all' ? null : id, commentId: null }))}
            />
          )
        }
      />
      <InboxColumns inbox={inbox} state={state} feeds={feeds} viewer={viewer} now={now} opened={visit.opened} onOpened={markRead} place={[place, setPlace, onNext]} />
    </Stack>
  );
}
