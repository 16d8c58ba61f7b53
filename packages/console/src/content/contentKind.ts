import type { components, paths as calls } from '@noticeboard/api-types/schema';
import type { ComponentType } from 'react';
import type { ContentSegment } from '../ground/paths.ts';
import type { messages } from '../messages/en.ts';

type Schemas = components['schemas'];

/** A content page as the host lists it. */
export type ContentInstance = Schemas['ContentInstance'];

/** A filter button of the content navigation, by its words. */
export type ContentFilter = keyof typeof messages.navigation.filters;

/** The calls that the pages of a type are made by; a page has `/{id}` behind it, an item `/{id}/content-items/{itemId}` (content §7). */
type PagesCall = { [Call in keyof calls]: `${Call}/{id}/content-items/{itemId}` extends keyof calls ? Call : never }[keyof calls];

/** Everything that the console knows of one type of content page. What types share is written once, in this folder, for all of them. */
export interface ContentKind {
  /** Type segment of the addresses of its pages. */
  segment: ContentSegment;
  /** The icon of the type wherever it is named, and of its pages while none is chosen (SET-30). */
  icon: ComponentType;
  /** The button of the navigation that shows its pages; null where they show while none is pressed (decisions-core A26). */
  filter: ContentFilter | null;
  /** Where its pages and items are read, made, changed and deleted. */
  pages: PagesCall;
  /** Whether a new page takes the e-mail address to which what people write goes. @default false */
  asksForTargetEmail?: boolean;
  /** The settings of a page that this type alone has, as the host has them now: a change sends them along. @default none */
  ownSettings?: (page: ContentInstance) => Partial<ContentInstance>;
}
