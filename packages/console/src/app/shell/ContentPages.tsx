import { type ContentNavigationPage, ContentTypeNavigation, useSynchronized } from '@noticeboard/design-system';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { messages } from '../../messages/en.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { type Access, can } from '../../access/permissions.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { contentKindOf } from '../../content/kinds.ts';
import { contentTypePreference } from '../../shared/devicePreferences.ts';
import { liesWithin, paths } from '../../ground/paths.ts';
import * as styles from './ContentPages.css.ts';
import { expectedPages, rememberPages } from '../../ground/expectedPages.ts';
import { navigationFilters } from '../../content/navigationFilters.ts';
import { usablePages } from '../../content/usablePages.ts';

const texts = messages.navigation;

const TypeIcon = ({ typeName }: { iconName: string | null; typeName: string }) => contentTypeIcon(typeName);

// The drawings are only fetched if a page has its own icon; if they don't load, the icon of the type is shown.
const PageIcon = lazy(async () => {
  const { PageIcon: OwnIcon } = await import('../../content/PageIcon.tsx').catch(() => ({ PageIcon: TypeIcon }));
  return { default: OwnIcon };
});

const filters = navigationFilters.map(({ id, leadingType, typeNames }) => ({
  id,
  label: texts.filters[id],
  icon: contentTypeIcon(leadingType),
  typeNames,
}));

/** A page, and the prefix of the addresses for which it is the current one. */
type Place = ContentNavigationPage & { within: string };

/** The content pages that the user may read, in the navigation (core §2). */
export function ContentPages({ access, pathname }: { access: Access; pathname: string }) {
  const answer = useRead('/api/management/content-instances');
  const types = useRead('/api/types/content');
  const hasOwnIcons = usablePages(answer.data).some(({ iconId }) => iconId !== null && iconId !== undefined);
  const icons = useRead(hasOwnIcons ? '/api/types/icons' : null);
  const showsType = useStore(contentTypePreference);

  const places = useMemo(
    () => placesOf(answer.data, types.data, icons.data, { access, areIconsLoading: icons.isLoading }),
    [access, answer.data, types.data, icons.data, icons.isLoading],
  );
  const pages = places.map(({ within, ...page }) => ({ ...page, isCurrent: liesWithin(pathname, within) }));
  const hasFailed = answer.error !== undefined && answer.data === undefined;
  const isLoading = answer.isLoading || types.isLoading;
  const [loadingCount] = useState(expectedPages);
  useSynchronized(isLoading || hasFailed ? undefined : pages.length, rememberPages);
  return (
    <ContentTypeNavigation
      pages={pages}
      filters={filters}
      showsType={showsType}
      isLoading={isLoading}
      loadingCount={loadingCount}
      onRetry={hasFailed ? answer.retry : undefined}
    />
  );
}

interface PlacesOptions {
  /** What the acting role may read. */
  access: Access;
  /** Whether the pages' own icons are loading. */
  areIconsLoading: boolean;
}

type Answer<Path extends '/api/management/content-instances' | '/api/types/content' | '/api/types/icons'> = ReturnType<typeof useRead<Path>>['data'];

/** The pages that the user may read. Without which of them is the current one, so that another one makes no icon anew. */
function placesOf(
  answer: Answer<'/api/management/content-instances'>,
  types: Answer<'/api/types/content'>,
  icons: Answer<'/api/types/icons'>,
  { access, areIconsLoading }: PlacesOptions,
): Place[] {
  return usablePages(answer)
    .filter(({ id }) => can(access, 'readContentPage', { contentInstanceId: id }).allowed)
    .flatMap(({ id, name, order, contentTypeId, iconId }): Place[] => {
      const type = Array.isArray(types) ? types.find((each) => each?.id === contentTypeId) : undefined;
      const icon = Array.isArray(icons) ? icons.find((each) => each?.id === iconId) : undefined;
      // A page of a type without screens has no link (N08).
      const kind = type && contentKindOf(type.name);
      if (!kind) return [];
      const { segment } = kind;
      return [
        {
          id,
          name,
          order,
          typeName: type.name,
          typeLabel: contentTypeLabel(type.name),
          typeDescription: type.description ?? '',
          href: paths.contentItems(segment, id),
          icon: <IconOfPage iconName={icon?.name ?? null} typeName={type.name} isAwaited={Boolean(iconId) && areIconsLoading} />,
          within: paths.contentPage(segment, id),
        },
      ];
    });
}

/** A page's own icon renders nothing until it is loaded: a substitute would visibly change. */
function IconOfPage({ iconName, typeName, isAwaited }: { iconName: string | null; typeName: string; isAwaited: boolean }) {
  const room = <span className={styles.awaited}>{contentTypeIcon(typeName)}</span>;
  if (isAwaited) return room;
  if (iconName === null) return contentTypeIcon(typeName);
  return (
    <Suspense fallback={room}>
      <PageIcon iconName={iconName} typeName={typeName} />
    </Suspense>
  );
}
