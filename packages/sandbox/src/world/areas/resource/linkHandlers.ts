import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { OperationContext } from '../../../contract/operation.ts';
import { change, queryAll } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, textParameter } from '../results.ts';
import { type ContainerPlace, type ContainerRow, editableContainer, readableContainer } from './containers.ts';

/** A link as an entity; it names its page and its item as well (decisions-content A38). */
interface ResourceLink {
  id: string;
  label: string;
  url: string;
  resourceContainerId: string;
  resourceId: string;
  contentItemId: string;
}

/** Links of a container (content §7). */
export const linkHandlers: ContractHandlers = {
  getResourceLink: (context) => found(linkOf(context, readableContainer(context))),

  createResourceLink: (context) => {
    const place = editableContainer(context);
    const { label, url } = linkIn(context);
    const id = randomUUID();
    change(context.database, 'INSERT INTO resource_links (id, resource_container_id, label, url) VALUES (?, ?, ?, ?)', id, place.container.id, label, url);
    return created(linkOf(context, place, id));
  },

  updateResourceLink: (context) => {
    const place = editableContainer(context);
    const { id } = linkOf(context, place);
    const { label, url } = linkIn(context);
    change(context.database, 'UPDATE resource_links SET label = ?, url = ? WHERE id = ?', label, url, id);
    return found(linkOf(context, place));
  },

  deleteResourceLink: (context) => {
    change(context.database, 'DELETE FROM resource_links WHERE id = ?', linkOf(context, editableContainer(context)).id);
    return done();
  },
};

/** The links of a container by label. */
export function linksOf(database: DatabaseSync, container: ContainerRow, pageId: string): ResourceLink[] {
  return queryAll<ResourceLink>(
    database,
    `SELECT id, label, url, resource_container_id AS resourceContainerId, ? AS resourceId, ? AS contentItemId FROM resource_links
     WHERE resource_container_id = ? ORDER BY label COLLATE NOCASE, id`,
    pageId,
    container.content_item_id,
    container.id,
  );
}

function linkOf({ database, parameters }: OperationContext, { container, page }: ContainerPlace, id = textParameter({ parameters }, 'linkId')): ResourceLink {
  const link = linksOf(database, container, page.id).find((each) => each.id === id);
  if (link === undefined) throw missing('link');
  return link;
}

/** @throws ProblemError 400 */
function linkIn({ body }: ContextOf<'createResourceLink' | 'updateResourceLink'>): { label: string; url: string } {
  const [label, url] = [body.label.trim(), body.url.trim()];
  if (isBlank(label)) throw invalid('label', 'Label is required.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw invalid('url', 'The address must begin with http:// or https://.');
  return { label, url };
}
