import { useMemo } from 'react';
import { can } from '../../access/permissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useRead } from '../../api/useRead.ts';
import { type ContentTypeName, isContentTypeName } from '../../content/kinds.ts';
import { usablePages } from '../../content/usablePages.ts';

/** A content page with what the calendar needs of it. */
export interface CalendarPage {
  id: string;
  name: string;
  typeName: ContentTypeName;
  /** Index of its colour. */
  tone: number;
}

/** The content pages whose items the acting role may read, in the order of the navigation; undefined until they are known. */
export function useCalendarPages(): { pages: readonly CalendarPage[] | undefined; error: unknown; retry: () => void } {
  const access = useAccess();
  const answer = useRead('/api/management/content-instances');
  const types = useRead('/api/types/content');
  const pages = useMemo(() => {
    if (answer.data === undefined || types.data === undefined) return undefined;
    const typeNames = new Map(types.data.map(({ id, name }) => [id, name]));
    // The host's response depends on the acting role alone, not on the highest one.
    const acting = { ...access, highestRole: access.actingRole };
    return usablePages(answer.data)
      .filter(({ id }) => can(acting, 'readContentPage', { contentInstanceId: id }).allowed)
      .toSorted((one, other) => one.order - other.order)
      .flatMap(({ id, name, contentTypeId }) => {
        const typeName = typeNames.get(contentTypeId);
        return typeName !== undefined && isContentTypeName(typeName) ? [{ id, name, typeName }] : [];
      })
      .map((page, tone) => ({ ...page, tone }));
  }, [answer.data, types.data, access]);
  return {
    pages,
    error: pages === undefined ? (answer.error ?? types.error) : undefined,
    retry: () => {
      answer.retry();
      types.retry();
    },
  };
}
