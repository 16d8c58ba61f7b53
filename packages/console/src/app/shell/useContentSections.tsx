import type { SideNavSection } from '@noticeboard/design-system';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { messages } from '../../messages/en.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { type Access, can } from '../../session/permissions.ts';
import { contentTypeIcon } from '../../shared/contentIcons.tsx';
import { contentTypeLabel } from '../../shared/contentTypeLabel.ts';
import { isContentTypeName, segmentOfContentType } from '../../shared/contentTypes.ts';
import { contentTypePreference } from '../../shared/devicePreferences.ts';
import { paths } from '../paths.ts';
import { contentNavigationThreshold } from '../../shared/limits.ts';
import { type ContentFilter, inOrder, matchingPages, type NavigablePage, typesOfFilter, usablePages } from './contentNavigation.ts';
import { navigationIcons } from './navigationIcons.tsx';

const texts = messages.navigation;

const TypeIcon = ({ typeName }: { iconName: string | null; typeName: string }) => contentTypeIcon(typeName);

// Their drawings are fetched where a page has an icon of its own; where they don't arrive, the type's own does as well.
const PageIcon = lazy(async () => {
  const { PageIcon: OwnIcon } = await import('../../shared/PageIcon.tsx').catch(() => ({ PageIcon: TypeIcon }));
  return { default: OwnIcon };
});

const filterChoices = (Object.keys(typesOfFilter) as ContentFilter[]).map((id) => ({
  id,
  label: texts.filters[id],
  icon: contentTypeIcon(typesOfFilter[id][0] ?? ''),
}));

/**
 * The content part of the navigation: Published Content, then one entry for each page that the user may read. The
 * pages are a section of their own, which says so when filter and search leave none.
 */
export function useContentSections(access: Access, pathname: string): SideNavSection[] {
  const isHidden = access.highestRole === 'Staff';
  const pages = useRead(isHidden ? null : '/api/management/content-instances');
  const types = useRead(isHidden ? null : '/api/types/content');
  const hasOwnIcons = usablePages(pages.data).some(({ iconId }) => iconId !== null && iconId !== undefined);
  const icons = useRead(hasOwnIcons ? '/api/types/icons' : null);
  const showsType = useStore(contentTypePreference);
  const [filter, setFilter] = useState<ContentFilter | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);

  const readable: NavigablePage[] = inOrder(usablePages(pages.data))
    .filter(({ id }) => can(access, 'readContentPage', { contentInstanceId: id }).allowed)
    .map(({ id, name, order, contentTypeId, iconId }) => {
      const type = Array.isArray(types.data) ? types.data.find((each) => each?.id === contentTypeId) : undefined;
      const icon = Array.isArray(icons.data) ? icons.data.find((each) => each?.id === iconId) : undefined;
      return { id, name, order, iconName: icon?.name ?? null, typeName: type?.name ?? '', typeDescription: type?.description ?? '' };
    });
  const isLong = readable.length > contentNavigationThreshold;
  const shown = isLong ? matchingPages(readable, filter, wanted) : readable;

  const entries = shown.flatMap(({ id, name, typeName, iconName }) => {
    if (!isContentTypeName(typeName)) return [];
    const href = paths.contentItems(segmentOfContentType[typeName], id);
    return {
      id,
      label: name,
      href,
      icon: (
        <Suspense fallback={contentTypeIcon(typeName)}>
          {iconName === null ? contentTypeIcon(typeName) : <PageIcon iconName={iconName} typeName={typeName} />}
        </Suspense>
      ),
      isCurrent: pathname.startsWith(paths.contentPage(segmentOfContentType[typeName], id)),
      ...(showsType && { description: contentTypeLabel(typeName) }),
    };
  });
  const publishedContent = {
    id: 'published-content',
    label: texts.publishedContent,
    href: paths.publishedContent,
    icon: navigationIcons.publishedContent,
    isCurrent: pathname === paths.publishedContent,
  };
  const pageSection: SideNavSection = {
    id: 'content-pages',
    entries,
    isLoading: pages.isLoading || types.isLoading,
    ...(pages.error !== undefined &&
      pages.data === undefined && { failure: { text: texts.unavailable, retryLabel: texts.retry, onRetry: pages.retry } }),
    ...(isLong && {
      filters: { label: texts.filterByType, choices: filterChoices, selected: filter, onChange: (id: string | null) => setFilter(id as ContentFilter | null) },
      search: { label: texts.searchPages, value: search, onChange: setSearch },
    }),
  };
  return [{ id: 'content', title: texts.content, entries: [publishedContent] }, pageSection];
}
