import { Button, EmptyState, Link } from '@noticeboard/design-system';
import Newspaper from 'lucide-react/icons/newspaper';
import Plus from 'lucide-react/icons/plus';
import { useLocation, useParams } from 'react-router';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { paths } from '../../../ground/paths.ts';
import { socialFeedMessages as texts } from '../../../messages/socialFeed.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ItemList } from '../list/ItemList.tsx';
import { FeedSettings } from './FeedSettings.tsx';
import { postColumns } from './postColumns.tsx';
import { usePosts } from './usePosts.ts';

/** A social feed: its posts, and for super administrators its settings (content §2 Social feed). */
export function FeedPage() {
  const { id = '' } = useParams();
  const isSettings = useLocation().pathname.endsWith('/settings');
  const { rows, totalCount, ...list } = usePosts(id, !isSettings);
  return (
    <PageFrame
      type="SocialFeed"
      id={id}
      part={isSettings ? 'settings' : 'items'}
      itemsLabel={texts.posts}
      facts={totalCount === undefined ? undefined : texts.count(totalCount)}
      action={isSettings ? undefined : <AddPost id={id} />}
    >
      {isSettings ? (
        <FeedSettings key={id} id={id} />
      ) : (
        <ItemList
          {...list}
          label={texts.posts}
          columns={postColumns}
          rows={rows}
          totalCount={totalCount ?? 0}
          narrowestTable={58}
          empty={<EmptyState icon={<Newspaper />} title={texts.empty.title} detail={texts.empty.text} action={<AddPost id={id} />} />}
        />
      )}
    </PageFrame>
  );
}

/** Leads to a new post; where the role may not write on the page it says so. */
function AddPost({ id }: { id: string }) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: id });
  if (!permission.allowed) {
    return (
      <Button icon={<Plus />} disabledReason={permission.reason}>
        {texts.add}
      </Button>
    );
  }
  return (
    <Link href={paths.contentItemAdd('social-feeds', id)} variant="buttonSolid" icon={<Plus aria-hidden />}>
      {texts.add}
    </Link>
  );
}
