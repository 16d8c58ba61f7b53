import { EmptyState, ErrorState, Stack } from '@noticeboard/design-system';
import { CommentInbox } from '@noticeboard/design-system/content';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useActingAs } from '../../access/useAccess.ts';
import { usePlacedAccess } from '../../access/usePlacedAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { NothingMade } from '../../shared/NothingMade.tsx';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { InboxPage } from './InboxPage.tsx';
import { useFeeds } from './useFeeds.ts';

const noEntries: readonly never[] = [];

/** One inbox over the comments of all feeds that the person may moderate (ADR 0093). */
export function CommentsPage() {
  const access = usePlacedAccess();
  const actingAs = useActingAs();
  const { feeds, error, retry } = useFeeds();
  // Which posts may be moderated depends on the nodes.
  const areRightsKnown = access.actingRole === 'SuperAdmin' || access.ownNodeIds !== null;
  if (feeds !== undefined && feeds.length > 0 && areRightsKnown) return <InboxPage feeds={feeds} access={access} />;
  return (
    <Stack gap="medium">
      <PageTitle icon={<MessageCircle />} />
      {error !== undefined ? (
        <ErrorState title={texts.feedsFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />
      ) : feeds?.length === 0 && access.actingRole === 'SuperAdmin' ? (
        <NothingMade icon={<MessageCircle />} words={texts.nothingMade} />
      ) : feeds?.length === 0 ? (
        <EmptyState icon={<MessageCircle />} title={texts.noFeeds.title} detail={texts.noFeeds.text} />
      ) : (
        <CommentInbox label={texts.parts} entries={noEntries} selectedId={null} onSelectionChange={() => undefined} now={new Date(0)} isLoading empty={null} />
      )}
    </Stack>
  );
}
