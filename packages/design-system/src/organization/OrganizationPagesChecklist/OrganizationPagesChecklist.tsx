import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusInPlace } from '../../focus/useFocusInPlace.ts';
import { organizationMessages } from '../../messages/organization.ts';
import * as styles from './OrganizationPagesChecklist.css.ts';
import { PageRow } from './PageRow.tsx';
import { groupPages, isShownVisible, mostPagesWithoutSearch, type NodePage } from './pageVisibility.ts';
import { useVisibilityChanges } from './useVisibilityChanges.ts';

const text = organizationMessages.pages;

export interface OrganizationPagesChecklistProps {
  /** The content pages of the node. Keep the array stable between reads. */
  pages: readonly NodePage[];
  /** Shows or hides a page immediately. Rejects with an Error whose message is shown; the switch is then reset. */
  onVisibilityChange: (pageId: string, isVisible: boolean) => Promise<void>;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
  /** Why the user can't change anything. */
  disabledReason?: string;
  /** Whether the pages are loading. @default false */
  isLoading?: boolean;
  /** Why the pages could not be loaded. */
  error?: string | null;
  /** 'Try again' of a failed load. */
  onRetry?: () => void;
}

/** The content pages of an organization node, each with a switch that shows or hides it there (ORG-24, ORG-25, ORG-30 to ORG-33). */
export function OrganizationPagesChecklist(props: OrganizationPagesChecklistProps) {
  const { pages, isLoading = false, error = null, onRetry } = props;
  if (isLoading) {
    return (
      <SkeletonGroup label={text.loading}>
        <Stack gap="small">
          {['45%', '60%', '35%', '50%'].map((width) => (
            <Skeleton key={width} width={width} height="1.5rem" />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (error !== null) return <ErrorState detail={error} {...(onRetry && { onRetry })} />;
  return pages.length === 0 ? <EmptyState title={text.empty} /> : <Checklist {...props} />;
}

function Checklist({ pages, onVisibilityChange, describeError, disabledReason }: OrganizationPagesChecklistProps) {
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const { changes, last, turn } = useVisibilityChanges(pages, onVisibilityChange, describeError);
  const isLong = pages.length > mostPagesWithoutSearch;
  const groups = groupPages(pages, changes, isLong ? search : '');
  const isNothingFound = groups.visible.length + groups.hidden.length === 0;
  useKeptFocus(root, last?.change.status === 'done' ? last.page.id : null);
  const group = (found: NodePage[], title: string, none: string) => (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      {found.length === 0 && <p className={styles.quiet}>{none}</p>}
      {found.length > 0 && (
        <ul className={styles.group} aria-label={title}>
          {found.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              isVisible={isShownVisible(page, changes)}
              change={changes.get(page.id)}
              disabledReason={disabledReason}
              onChange={(isVisible) => void turn(page, isVisible)}
            />
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <div ref={root} className={styles.list}>
      {disabledReason !== undefined && <Alert tone="info">{disabledReason}</Alert>}
      {isLong && <SearchField aria-label={text.search} placeholder={text.search} value={search} onChange={setSearch} />}
      {isNothingFound ? (
        <p className={styles.quiet} role="status">
          {text.noMatch(search.trim())}
        </p>
      ) : (
        <>
          {group(groups.visible, text.visible(groups.visible.length), text.noneVisible)}
          {group(groups.hidden, text.hidden(groups.hidden.length), text.noneHidden)}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{last && outcome(last)}</span>
      </VisuallyHidden>
    </div>
  );
}

function outcome({ page, change }: NonNullable<ReturnType<typeof useVisibilityChanges>['last']>): string {
  if (change.status === 'failed') return text.failed(page.name, change.message ?? '');
  if (change.status === 'pending') return '';
  return (change.isVisible ?? page.isVisible) ? text.shown(page.name) : text.hid(page.name);
}

/** Moves the focus with a switch to its new group, when nothing else has taken focus since it was switched. */
function useKeptFocus(root: React.RefObject<HTMLElement | null>, pageId: string | null) {
  const focusInPlace = useFocusInPlace();
  useLayoutEffect(() => {
    if (pageId === null || document.activeElement !== document.body) return;
    focusInPlace(root.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(pageId)}"] input`));
  }, [root, pageId, focusInPlace]);
}
