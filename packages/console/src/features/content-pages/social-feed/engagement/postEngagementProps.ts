import type { components } from '@noticeboard/api-types/schema';

/** What the lists below a post take. */
export interface PostEngagementProps {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: components['schemas']['ContentItem'];
  /** Why one may not moderate. */
  refusal: string | undefined;
}
