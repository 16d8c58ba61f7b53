import type { components } from '@noticeboard/api-types/schema';
import { useRead } from '../../../api/useRead.ts';
import { type ContentTypeName, isContentTypeName } from '../../../content/kinds.ts';
import { usablePages } from '../../../content/usablePages.ts';

/** The content page of an address. */
export interface ContentPage {
  /** The page; undefined until it is known, and if there is none. */
  page: components['schemas']['ContentInstance'] | undefined;
  /** Name of its own icon; null shows the one of its type. */
  iconName: string | null;
  /** Whether the host has no such page of this type. */
  isMissing: boolean;
  /** The type that the page has instead; null if there is no such page, or its type cannot be shown. */
  otherType: ContentTypeName | null;
  error: unknown;
  retry: () => void;
}

/** The page of this type and id, from the reads that the navigation makes anyway. */
export function useContentPage(type: ContentTypeName, id: string): ContentPage {
  const pages = useRead('/api/management/content-instances');
  const types = useRead('/api/types/content');
  const icons = useRead('/api/types/icons');
  const page = usablePages(pages.data).find((each) => each.id === id);
  const typeName = page && types.data?.find((each) => each?.id === page.contentTypeId)?.name;
  const isOfType = typeName === type;
  const isKnown = pages.data !== undefined && types.data !== undefined;
  return {
    page: isOfType ? page : undefined,
    iconName: icons.data?.find((icon) => icon?.id === page?.iconId)?.name ?? null,
    isMissing: isKnown && !isOfType,
    otherType: isKnown && !isOfType && typeName !== undefined && isContentTypeName(typeName) ? typeName : null,
    error: isKnown ? undefined : (pages.error ?? types.error),
    retry: () => {
      pages.retry();
      types.retry();
    },
  };
}
