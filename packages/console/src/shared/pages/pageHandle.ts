import { useMatches } from 'react-router';
import type { entryMessages as messages } from '../../messages/entry.ts';
import type { ContentSegment } from '../../ground/paths.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';

/** The properties of a route's page. */
export interface PageHandle {
  /** Key of title and subtitle in the catalogue; the document's title is made of them, too (`documentTitle`). */
  page: keyof (typeof messages)['pages'];
  /** The part of the page that is shown, if the page keeps its title: the document's title names it first. */
  part?: keyof (typeof messages)['pageParts'] | undefined;
  /** The item of a content page that is shown, in place of a part. */
  item?: { of: ContentSegment; isNew?: true } | undefined;
  /** Lowest role that may open it. @default every administrator */
  lowestRole?: RoleTypeName;
  /** Whether Staff may open it, too (decisions-core A12). @default false */
  allowsStaff?: boolean;
  /** Whether it only exists if the tenant has chat. @default false */
  needsChat?: boolean;
  /** Whether it is a dialog over the page of the same name, which stays mounted behind it. @default false */
  isWindow?: boolean;
}

/** Handle of the current page: that of the deepest route that has one. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle as PageHandle | undefined)
    .findLast((handle) => handle !== undefined);
}
