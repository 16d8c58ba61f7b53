import type { EngagementTab } from '../postAddress.ts';
import { Comments } from './Comments.tsx';
import type { PostEngagementProps } from './postEngagementProps.ts';
import { Confirmations, Likes } from './Reactions.tsx';

/** The engagement of readers with a post, ten rows a page. */
export function PostEngagement({ kind, ...props }: PostEngagementProps & { kind: EngagementTab }) {
  if (kind === 'comments') return <Comments {...props} />;
  return kind === 'likes' ? <Likes {...props} /> : <Confirmations {...props} />;
}
