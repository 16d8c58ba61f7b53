import { useMemo } from 'react';
import { can } from '../../access/permissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useRead } from '../../api/useRead.ts';
import { usablePages } from '../../content/usablePages.ts';

/** A feed by its id and name. */
export interface Feed {
  id: string;
  name: string;
}

/** The feeds on which the user may write, and therefore moderate; undefined until they are known. */
export function useFeeds(): { feeds: readonly Feed[] | undefined; error: unknown; retry: () => void } {
  const access = useAccess();
  const pages = useRead('/api/management/content-instances');
  const types = useRead('/api/types/content');
  const feeds = useMemo(() => {
    if (pages.data === undefined || types.data === undefined) return undefined;
    const typeId = types.data.find(({ name }) => name === 'SocialFeed')?.id;
    return usablePages(pages.data)
      .filter(({ id, contentTypeId }) => contentTypeId === typeId && can(access, 'writeContentPage', { contentInstanceId: id }).allowed)
      .map(({ id, name }) => ({ id, name }));
  }, [pages.data, types.data, access]);
  return {
    feeds,
    error: feeds === undefined ? (pages.error ?? types.error) : undefined,
    retry: () => {
      pages.retry();
      types.retry();
    },
  };
}
