import { type DataTableColumn, mentionSegments, RowLink, VisuallyHidden } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { PublicationMark } from '@noticeboard/design-system/publishing';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Pin from 'lucide-react/icons/pin';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { tableDate } from '../../../shared/dates.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import type { ContentItemRow } from '../list/contentItemRow.ts';
import { ItemFace } from '../list/ItemFace.tsx';
import { LevelCell } from '../list/LevelCell.tsx';
import * as styles from './postColumns.css.ts';
import { listedBody } from './postValues.ts';

/** Width of the table, in rem, from which on all columns have room. */
const wide = 66;
/** Width below which the text would be shorter than a line of any other column. */
const narrow = 50;

/** Columns of the posts (FEED-103), the message first: people look for it. */
export const postColumns: readonly DataTableColumn<ContentItemRow>[] = [
  { id: 'content', header: texts.columns.content, isRowHeader: true, cell: (row) => <PostCell row={row} />, textValue: ({ name }) => name },
  {
    id: 'postedBy',
    header: texts.columns.postedBy,
    width: '12rem',
    compact: [{ below: wide, width: '10.25rem' }],
    cell: ({ content }) => <UserBadge name={content.user?.name ?? null} />,
    textValue: ({ content }) => content.user?.name ?? '',
  },
  {
    id: 'published',
    header: texts.columns.published,
    width: '10.5rem',
    cell: ({ status, publishedUtc }) => <PublicationMark status={status} {...(publishedUtc !== null && { detail: <TableDate utc={publishedUtc} /> })} />,
  },
  { id: 'level', header: texts.columns.level, width: '12%', joins: { below: wide, column: 'published' }, cell: ({ level }) => <LevelCell level={level} />, textValue: ({ level }) => level ?? '' },
  { id: 'comments', header: texts.columns.comments, width: '6.5rem', compact: [{ below: wide, width: '5.75rem' }], joins: { below: narrow, column: 'published' }, cell: (row) => <CommentsCell row={row} /> },
  { id: 'posted', header: texts.columns.posted, width: '7.75rem', compact: [{ below: wide, width: '7.25rem' }], joins: { below: narrow, column: 'postedBy' }, cell: ({ content }) => <TableDate utc={content.createdUtc} />, textValue: ({ content }) => tableDate(content.createdUtc) },
];

/** The text of a post in up to three lines, mentions in bold, as the link to it (FEED-115, FEED-116). */
function PostCell({ row: { content, name, href } }: { row: ContentItemRow }) {
  const body = listedBody(content.body ?? '');
  return (
    <span className={styles.post}>
      <ItemFace content={content}>
        <Newspaper />
      </ItemFace>
      <RowLink href={href}>
        <span className={styles.text}>
          {content.isPinned && (
            <>
              <Pin aria-hidden className={styles.pin} />
              <VisuallyHidden>{contentPageMessages.pinned} </VisuallyHidden>
            </>
          )}
          {body === '' ? name : <PostText body={body} />}
        </span>
      </RowLink>
    </span>
  );
}

function PostText({ body }: { body: string }) {
  let position = 0;
  return mentionSegments(body).map(({ text, isMention }) => {
    const key = position;
    position += text.length;
    return isMention ? <strong key={key}>{text}</strong> : text;
  });
}

/** The number of comments on a published post, with a link to them; a draft can have none yet (decisions-content A25). */
function CommentsCell({ row: { content, status, href, name } }: { row: ContentItemRow }) {
  if (status !== 'Published' || content.commentsCount === null) return contentPageMessages.nothing;
  return (
    <RowLink href={`${href}?tab=comments`} aria-label={texts.commentsOf(content.commentsCount, name)}>
      <span className={styles.comments}>
        <MessageCircle aria-hidden />
        {content.commentsCount.toLocaleString()}
      </span>
    </RowLink>
  );
}
