import { CheckList, type ChosenPublication } from '@noticeboard/design-system/publishing';
import { useRead } from '../../api/useRead.ts';
import { contentKinds, type ContentTypeName } from '../../content/kinds.ts';
import { PublicationChecks } from '../../content/publication/PublicationChecks.tsx';
import { publicationMessages } from '../../messages/publication.ts';

const texts = publicationMessages.checks;

export interface DraftChecksProps {
  /** The draft's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** Its id. */
  itemId: string;
  /** Where and for how long, as chosen so far. */
  chosen: ChosenPublication;
}

/** The checks of the item's own page before it is published. The item is read separately: lists lack the questions of a survey. */
export function DraftChecks({ type, pageId, itemId, chosen }: DraftChecksProps) {
  const { pages } = contentKinds[type];
  const { data, error } = useRead(`${pages}/{id}/content-items/{itemId}` as const, { path: { id: pageId, itemId } });
  if (data === undefined) return <CheckList checks={[{ id: 'item', state: 'unknown', text: error === undefined ? texts.itemLoading : texts.itemUnknown }]} />;
  return <PublicationChecks type={type} pageId={pageId} item={data} isUnsaved={false} chosen={chosen} />;
}
