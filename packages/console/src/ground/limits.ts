import { peopleLimits } from '@noticeboard/design-system/people';

/*
 * The business constants of core §9 that the console uses. The depth below which nodes get children is configuration
 * (`ground/configuration.ts`). A rule of one component of the design system is
 * beside it: depths of roles (`access/RoleModal/roleDepths.ts`), sizes of files and pictures
 * (`files/fileRules.ts`, `fields/ImageUpload/imageSizes.ts`), longest range of content views
 * (`charts/AnalyticsRangePicker/analyticsRanges.ts`), tags (`fields/TagInput/tagRules.ts`), looking people up
 * (`people/peopleLimits.ts`), page sizes (`collections/Pagination/pageRules.ts`), publishing (`publishing/PublishPanel`), relative
 * time (`time/relativeTime.ts`).
 */

/** Milliseconds that toasts stay (`LIM`, decisions-core A36). */
export const toastDurations = {
  /** Users, roles, tags, organization and settings: what went well. */
  done: 2000,
  /** Users, roles, tags, organization and settings: what failed. */
  failed: 2500,
  /** Content pages, either way. */
  content: 3000,
  /** 'Publish Error'. */
  publishError: 4000,
} as const;

/** Of a save on content pages, either way. */
export const contentDurations = { done: toastDurations.content, failed: toastDurations.content } as const;

/** Rows of a list's page at first. */
export const listPageSize = 10;

/** Rows that a page of Published Content may hold; the first is the default. */
export const publishedContentPageSizes = [25, 50] as const;

/** Tags, roles and users are read as one list of up to this number. */
export const wholeListSize = 999;

/** Rows that a search requests by default. */
export const searchPageSize = 99;

/** Rows per page of a search for people (`LIM-01`). */
export const userSelectPageSize = 20;

/** Looking people up: milliseconds after the last letter, and the least number of letters (`LIM-02`, `LIM-03`). */
export const userSearch = { pause: peopleLimits.searchPause, minimumLength: peopleLimits.searchMinimumLength } as const;

/** Most recipients of one message or conversation: an address and a host have limits. */
export const mostRecipients = 50;

/** Days of the dashboard's chart, today included. */
export const dashboardDays = 14;

/** The last place in the order of pages: the largest number that the contract takes (ADR 0186). That of contacts is in the design system. */
export const largestOrder = 2_147_483_647;

/** Pixels of uploaded logos, of tenants and nodes. */
export const logoSize = { width: 250, height: 250 } as const;
/** Pixels of uploaded pictures of users. */
export const avatarSize = { width: 128, height: 128 } as const;

/** Most days of a range of analytics, both ends included, according to the contract; content views have fewer (`maximumContentRangeDays`). */
export const longestRangeDays = 366;

/** Analytics: rows of a top list. */
export const topListSize = 10;
/** Analytics: rows of a page of an activity snapshot. */
export const activitySnapshotSize = 10;
