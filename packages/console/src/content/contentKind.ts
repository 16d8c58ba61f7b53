import type { components, paths as calls } from '@noticeboard/api-types/schema';
import type { ComponentType } from 'react';
import type { ContentSegment } from '../ground/paths.ts';
import type { messages } from '../messages/en.ts';

type Schemas = components['schemas'];

/** A content page as the host lists it. */
export type ContentInstance = Schemas['ContentInstance'];

/** A filter button of the content navigation, by the key of its label. */
export type ContentFilter = keyof typeof messages.navigation.filters;

/** The path of the pages of a type; `/{id}` follows it for a page, `/{id}/content-items/{itemId}` for an item (content §7). */
type PagesCall = { [Call in keyof calls]: `${Call}/{id}/content-items/{itemId}` extends keyof calls ? Call : never }[keyof calls];

/** The record of one type of content page. What types share is written once, in this folder, for all of them. */
export interface ContentKind {
  /** The segment of the type in the addresses of its pages. */
  segment: ContentSegment;
  /** The icon of the type, and of its pages while none is chosen (SET-30). */
  icon: ComponentType;
  /** The button of the navigation that shows its pages; null for those shown while none is pressed (decisions-core A26). */
  filter: ContentFilter | null;
  /** The path at which its pages and items are read, created, changed and deleted. */
  pages: PagesCall;
  /** Whether a new page takes the e-mail address that receives people's texts. @default false */
  asksForTargetEmail?: boolean;
  /** The settings of a page that only this type has, as the host has them now: a change sends them along. @default none */
  ownSettings?: (page: ContentInstance) => Partial<ContentInstance>;
}
