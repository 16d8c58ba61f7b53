import { useMatches } from 'react-router';
import type { entryMessages as messages } from '../../messages/entry.ts';
import type { ContentSegment } from '../../ground/paths.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';

/** What a route says about its page. */
export interface PageHandle {
  /** Title and subtitle in the catalogue; the document's title is made of them, too (`documentTitle`). */
  page: keyof (typeof messages)['pages'];
  /** What of the page is shown, where the page keeps its title: the document's title names it first. */
  part?: keyof (typeof messages)['pageParts'] | undefined;
  /** What item of a content page is shown, in place of a part. */
  item?: { of: ContentSegment; isNew?: true } | undefined;
  /** Lowest role that may enter. @default every administrator */
  lowestRole?: RoleTypeName;
  /** Whether Staff may enter, too (decisions-core A12). @default false */
  allowsStaff?: boolean;
  /** Whether it is there only where the tenant has chat. @default false */
  needsChat?: boolean;
  /** Whether it is a window over the page of the same name, which stays as it is behind it. @default false */
  isWindow?: boolean;
}

/** Handle of the page that is being shown; the deepest route that has one counts. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle as PageHandle | undefined)
    .findLast((handle) => handle !== undefined);
}
