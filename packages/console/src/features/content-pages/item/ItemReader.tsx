import { Card, ErrorState, FormSkeleton, Link, useHoldsUnsavedWork, useSynchronized } from '@noticeboard/design-system';
import { type ReactNode, useState } from 'react';
import type { components } from '@noticeboard/api-types/schema';
import { useSWRConfig } from 'swr';
import { useActingAs } from '../../../access/useAccess.ts';
import { isForbidden, isMissing } from '../../../api/isMissing.ts';
import { useQuestions } from '../../../api/useQuestions.ts';
import { useRead } from '../../../api/useRead.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { describeError } from '../../../ground/describeError.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { MissingThing } from '../../../shared/MissingThing.tsx';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import type { KindWords } from '../frame/kindWords.ts';
import { ItemColumns } from './ItemColumns.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { knownItem } from './knownItem.ts';

export interface ItemReaderProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** Its id. */
  itemId: string;
  /** The words of the type for its items. */
  words: Pick<KindWords, 'item' | 'items'>;
  /** Renders the item once it is known; `onDeleted` leaves it. */
  children: (item: components['schemas']['ContentItem'], onDeleted: () => void) => ReactNode;
}

/**
 * Reads an item of any type for its editor, and reports if it is gone or cannot be read. Until the host has responded, the editor has
 * the item from the list: like a copy from an earlier visit, it is compared with the host's before anything is saved (P12).
 */
export function ItemReader({ type, pageId, itemId, words, children }: ItemReaderProps) {
  const actingAs = useActingAs();
  const { pages, segment } = contentKinds[type];
  const path = `${pages}/{id}/content-items/{itemId}` as const;
  const parameters = { path: { id: pageId, itemId } };
  const { data, error, retry } = useRead(path, parameters);
  const questions = useQuestions();
  const { cache } = useSWRConfig();
  const [known] = useState(() => knownItem(cache, questions.read(path, parameters).key, type, itemId));
  const [isDeleted, setDeleted] = useState(false);
  const navigate = useNavigateFromHere();
  const list = paths.contentItems(segment, pageId);
  const holdsWork = useHoldsUnsavedWork();
  // Below an error, a row of a list would be mistaken for the item itself.
  const item = data ?? (error === undefined || holdsWork ? known : undefined);
  const isHeld = holdsWork && item !== undefined;
  // Once the form is unmounted: no confirmation for text typed into a deleted item.
  useSynchronized(isDeleted ? list : undefined, () => navigate(list, { replace: true }));
  const frame = (content: ReactNode) => (
    <ItemFrame type={type} pageId={pageId} kindLabel={words.item} title={words.item}>
      <ItemColumns>{content}</ItemColumns>
    </ItemFrame>
  );
  const loading = (
    <Card>
      <FormSkeleton hasButtons={false} />
    </Card>
  );
  if (isDeleted) return frame(loading);
  // Typed text stays until it is discarded; saving it reports that the item is gone (N09).
  const isRefused = isForbidden(error);
  if ((isMissing(error) || isRefused) && !isHeld) {
    return frame(
      <MissingThing
        title={isRefused ? contentPageMessages.itemForbidden : contentPageMessages.itemMissing}
        {...(isRefused && { detail: describeError(error, { actingAs }).detail })}
        action={
          <Link href={list} variant="button">
            {words.items}
          </Link>
        }
      />,
    );
  }
  if (item !== undefined) return children(item, () => setDeleted(true));
  if (error === undefined) return frame(loading);
  return frame(<ErrorState title={contentPageMessages.itemFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />);
}
