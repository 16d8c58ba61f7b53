import { Breadcrumbs, PageHeader, Stack, useHoldsUnsavedWork } from '@noticeboard/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { StoredPicture } from '../../../content/files/StoredPicture.tsx';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { PageIcon } from '../../../content/PageIcon.tsx';
import { paths } from '../../../ground/paths.ts';
import { messages } from '../../../messages/en.ts';
import { useTitleInPage } from '../../../shared/pages/PageTitle.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { useContentPage } from '../frame/useContentPage.ts';

export interface ItemFrameProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The name of one item of the type, the last step of the breadcrumbs: 'Post'. */
  kindLabel: string;
  /** The name of this item. */
  title: string;
  /** Stored name of its first picture, shown beside its name. @default the icon of its page */
  picture?: string | null;
  /** Its state, author and date. @default none */
  facts?: ReactNode;
  /** The actions besides saving and publishing. @default nothing */
  actions?: ReactNode;
  /** The item: `ItemColumns`. */
  children: ReactNode;
}

/** The frame of an item of any type: breadcrumbs, name, state, and the item below. */
export function ItemFrame({ type, pageId, kindLabel, title, picture = null, facts, actions, children }: ItemFrameProps) {
  const { page, iconName, isMissing, otherType } = useContentPage(type, pageId);
  useTitleInPage();
  const { allowed } = can(useAccess(), 'readContentPage', { contentInstanceId: pageId });
  // A user who loses the right while typing keeps the text; the host refuses to save it.
  const [wasReadable] = useState(allowed);
  // Typed text stays until it is discarded, even if its page was deleted in the meantime (N09).
  const isHeld = useHoldsUnsavedWork();
  const pageName = page?.name ?? messages.pages.contentPage.title;
  const isShown = !isMissing || isHeld;
  // An owner that renders at each letter of its form does not render the header.
  const header = useMemo(() => {
    const trail = [
      { id: 'page', label: pageName, href: paths.contentItems(contentKinds[type].segment, pageId) },
      { id: 'item', label: kindLabel },
    ];
    return (
      <PageHeader
        headingLevel={1}
        icon={
          <StoredPicture name={picture}>
            <PageIcon iconName={iconName} typeName={type} />
          </StoredPicture>
        }
        breadcrumbs={<Breadcrumbs items={trail} />}
        title={title}
        {...(isShown && facts !== undefined && { subtitle: facts })}
        {...(isShown && actions !== undefined && { actions })}
      />
    );
  }, [actions, facts, iconName, isShown, kindLabel, pageId, pageName, picture, title, type]);
  if (!wasReadable) return <Navigate to={paths.dashboard} replace />;
  return (
    <Stack gap="large">
      {header}
      {isShown ? children : <MissingPage id={pageId} otherType={otherType} />}
    </Stack>
  );
}
