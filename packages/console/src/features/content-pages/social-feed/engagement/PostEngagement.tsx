import type { EngagementTab } from '../postAddress.ts';
import { Comments } from './Comments.tsx';
import type { PostEngagementProps } from './postEngagementProps.ts';
import { Confirmations, Likes } from './Reactions.tsx';

/** What readers did with a post, ten on a page. */
export function PostEngagement({ kind, ...props }: PostEngagementProps & { kind: EngagementTab }) {
  if (kind === 'comments') return <Comments {...props} />;
  return kind === 'likes' ? <Likes {...props} /> : <Confirmations {...props} />;
}
