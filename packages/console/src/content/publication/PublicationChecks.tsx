import type { components } from '@noticeboard/api-types/schema';
import { CheckList, type ChosenPublication, type PublishCheck } from '@noticeboard/design-system/publishing';
import { useRead } from '../../api/useRead.ts';
import { contentKinds, type ContentTypeName } from '../kinds.ts';
import { paths } from '../../ground/paths.ts';
import { useOrganizationNodes } from '../useOrganizationNodes.ts';
import { hostAhead } from '../../ground/hostClock.ts';
import { wholeListSize } from '../../ground/limits.ts';
import { publicationMessages } from '../../messages/publication.ts';
import { type CheckedItem, clockCheck, contentChecks, pinCheck, readerCheck } from './publicationChecks.ts';

/** How many publications of a node are searched for pins, which come first. */
const lookedThrough = 50;

export interface PublicationChecksProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it: only this is published. */
  item: components['schemas']['ContentItem'] & Pick<CheckedItem, 'surveyQuestions'>;
  /** Whether its form has unsaved changes. */
  isUnsaved: boolean;
  /** Where and for how long, as chosen so far. */
  chosen: ChosenPublication;
}

/** The checks before an item is published, as far as the contract's calls allow. */
export function PublicationChecks({ type, pageId, item, isUnsaved, chosen: { nodeId, nodeName, fromUtc, isPinned } }: PublicationChecksProps) {
  const { under } = useOrganizationNodes();
  const roles = useRead(nodeId === null ? null : '/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } });
  // Only posts have a call that lists the publications at a node.
  const path = type === 'SocialFeed' && isPinned && nodeId !== null ? '/api/management/social-feeds/{id}/content-items/published/{nodeId}/{page}/{size}' : null;
  const there = useRead(path, { path: { id: pageId, nodeId: nodeId ?? '', page: 0, size: lookedThrough } });
  const hrefOf = (itemId: string) => paths.contentItemEdit(contentKinds[type].segment, pageId, itemId);
  const checks: PublishCheck[] = contentChecks(type, item);
  const clock = clockCheck(hostAhead());
  if (clock !== null) checks.push(clock);
  if (nodeId !== null) {
    const below = under(nodeId);
    if (below !== null) checks.push(readerCheck(nodeName, below, roles.error === undefined ? roles.data?.results : null));
    if (path !== null) checks.push(pinCheck({ itemId: item.id, node: nodeName, from: fromUtc === null ? 0 : Date.parse(fromUtc), hrefOf }, there.error === undefined ? there.data : null));
  }
  if (isUnsaved) checks.push({ id: 'saved', state: 'open', text: publicationMessages.checks.notSaved });
  return <CheckList checks={checks} />;
}
