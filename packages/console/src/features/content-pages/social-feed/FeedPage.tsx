import { socialFeedMessages } from '../../../messages/socialFeed.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { FeedSettings } from './FeedSettings.tsx';
import { postColumns } from './postColumns.tsx';

/** A social feed: its posts, and for super administrators its settings (content §2 Social feed). */
export function FeedPage() {
  return <ItemsPage type="SocialFeed" words={socialFeedMessages} columns={postColumns} Settings={FeedSettings} />;
}
