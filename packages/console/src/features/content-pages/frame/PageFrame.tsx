import { ErrorState, Stack, type TabItem, Tabs } from '@noticeboard/design-system';
import { type ReactNode, useMemo } from 'react';
import { Navigate } from 'react-router';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import type { ContentKind } from '../../../content/contentKind.ts';
import { contentTypeLabel } from '../../../content/contentTypeLabel.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { PageIcon } from '../../../content/PageIcon.tsx';
import { describeError } from '../../../ground/describeError.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { MissingPage } from './MissingPage.tsx';
import { useContentPage } from './useContentPage.ts';

/** A part of a content page. */
type PagePart = 'items' | 'settings';

export interface PageFrameProps {
  /** The page's type. */
  type: ContentTypeName;
  /** The page's id. */
  id: string;
  /** Which part is shown, by the address. */
  part: PagePart;
  /** The tab with the items: 'Posts'. */
  itemsLabel: string;
  /** Facts about the page, in one line: '42 posts'. @default none */
  facts?: string | undefined;
  /** The main action of the page. */
  action?: ReactNode;
  /** The content of the part. */
  children: ReactNode;
}

/**
 * The frame of a content page of any type: its icon, name, facts and main action, and its parts as tabs.
 * Only super administrators have settings (PERM-104, PERM-105); others are redirected to the items (decisions-content A44).
 */
export function PageFrame({ type, id, part, itemsLabel, facts, action, children }: PageFrameProps) {
  const access = useAccess();
  const actingAs = useActingAs();
  const { page, iconName, isMissing, otherType, error, retry } = useContentPage(type, id);
  const { segment }: ContentKind = contentKinds[type];
  const hasSettings = can(access, 'see', 'SuperAdmin').allowed;
  const tabs = useMemo<TabItem[]>(
    () => [
      { id: 'items', label: itemsLabel, href: paths.contentItems(segment, id) },
      ...(hasSettings ? [{ id: 'settings', label: texts.settings, href: paths.contentSettings(segment, id) }] : []),
    ],
    [itemsLabel, segment, id, hasSettings],
  );

  // A page that the user may not read is not shown to exist (decisions-content N1); the host leaves it out of its list.
  if (!can(access, 'readContentPage', { contentInstanceId: id }).allowed) return <Navigate to={paths.dashboard} replace />;
  if (part === 'settings' && !hasSettings) return <Navigate to={paths.contentItems(segment, id)} replace />;
  return (
    <Stack gap="large">
      <PageTitle icon={<PageIcon iconName={iconName} typeName={type} />} kind={contentTypeLabel(type)} {...(page !== undefined && { acts: action, ...(facts !== undefined && { facts }) })} />
      {isMissing ? (
        <MissingPage id={id} otherType={otherType} />
      ) : error !== undefined ? (
        <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />
      ) : (
        <Tabs label={texts.tabs} items={tabs} selectedId={part}>
          {() => children}
        </Tabs>
      )}
    </Stack>
  );
}
