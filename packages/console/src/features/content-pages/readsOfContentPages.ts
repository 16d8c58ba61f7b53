import type { ReadsFirst } from '../../api/readsFirst.ts';
import { contentKinds } from '../../content/kinds.ts';
import type { ContentSegment } from '../../ground/paths.ts';
import { itemsAddress } from './list/itemsAddress.ts';

/**
 * The first reads of a part of a content page: its list, an item, or its settings.
 *
 * @param part the path of the part below that of the page, as in its route
 */
export const readsOfContentPage =
  (type: ContentSegment, part: string): ReadsFirst =>
  ({ params: { id = '', itemId }, search, questions, actingRole }) => {
    const kind = Object.values(contentKinds).find(({ segment }) => segment === type);
    if (kind === undefined) return [];
    const { pages } = kind;
    const icons = questions.read('/api/types/icons', undefined);
    if (itemId !== undefined) return [{ question: questions.read(`${pages}/{id}/content-items/{itemId}`, { path: { id, itemId } }) }, { question: icons }];
    // Only super administrators have the settings of a page (content §2).
    if (part === 'settings' && actingRole === 'SuperAdmin') return [{ question: questions.read(`${pages}/{id}`, { path: { id } }) }, { question: icons }];
    if (part !== 'items') return [{ question: icons }];
    const { page, size } = itemsAddress.read(search);
    // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
    return [{ question: questions.read(`${pages}/{id}/content-items/{page}/{size}`, { path: { id, page: page - 1, size } }) }, { question: icons }];
  };
