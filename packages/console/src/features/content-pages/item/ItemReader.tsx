import { ErrorState, FormSkeleton, Link, useHoldsUnsavedWork, useSynchronized } from '@noticeboard/design-system';
import { type ReactNode, useState } from 'react';
import type { components } from '@noticeboard/api-types/schema';
import { useActingAs } from '../../../access/useAccess.ts';
import { isMissing } from '../../../api/isMissing.ts';
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

export interface ItemReaderProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** Its id. */
  itemId: string;
  /** What the type calls its items. */
  words: Pick<KindWords, 'item' | 'items'>;
  /** The item, once it is known, and what its deletion leads to. */
  children: (item: components['schemas']['ContentItem'], onDeleted: () => void) => ReactNode;
}

/** Reads an item of any type for its editor, and says so where it is gone or cannot be read. */
export function ItemReader({ type, pageId, itemId, words, children }: ItemReaderProps) {
  const actingAs = useActingAs();
  const { pages, segment } = contentKinds[type];
  const { data, error, retry } = useRead(`${pages}/{id}/content-items/{itemId}` as const, { path: { id: pageId, itemId } });
  const [isDeleted, setDeleted] = useState(false);
  const navigate = useNavigateFromHere();
  const list = paths.contentItems(segment, pageId);
  const isHeld = useHoldsUnsavedWork() && data !== undefined;
  // Once the form is gone: nothing is asked about what was typed over what is deleted.
  useSynchronized(isDeleted ? list : undefined, () => navigate(list, { replace: true }));
  const frame = (content: ReactNode) => (
    <ItemFrame type={type} pageId={pageId} kindLabel={words.item} title={words.item}>
      <ItemColumns>{content}</ItemColumns>
    </ItemFrame>
  );
  if (isDeleted) return frame(<FormSkeleton />);
  // What was typed stays until it is given up; saving it says that the item is gone (N09).
  if (isMissing(error) && !isHeld) {
    return frame(
      <MissingThing
        title={contentPageMessages.itemMissing}
        action={
          <Link href={list} variant="button">
            {words.items}
          </Link>
        }
      />,
    );
  }
  if (data !== undefined) return children(data, () => setDeleted(true));
  if (error === undefined) return frame(<FormSkeleton />);
  return frame(<ErrorState title={contentPageMessages.itemFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />);
}
