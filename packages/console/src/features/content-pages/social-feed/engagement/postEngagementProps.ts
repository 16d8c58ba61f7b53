import type { components } from '@noticeboard/api-types/schema';

/** The props of the lists below a post. */
export interface PostEngagementProps {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: components['schemas']['ContentItem'];
  /** Why the user may not moderate. */
  refusal: string | undefined;
}
