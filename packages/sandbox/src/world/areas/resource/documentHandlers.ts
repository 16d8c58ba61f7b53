import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { change, queryAll } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, textParameter } from '../results.ts';
import { type ContainerRow, editableContainer, readableContainer } from './containers.ts';

/** A document as an entity. */
interface ResourceDocument {
  id: string;
  name: string;
  body: string;
  resourceContainerId: string;
}

/** The longest body in bytes (decisions-content O35). */
const longestBody = 1024 * 1024;

/** Documents of a container (content §7). */
export const documentHandlers: ContractHandlers = {
  getResourceDocument: (context) => found(documentOf(context, readableContainer(context).container)),

  createResourceDocument: (context) => {
    const { container } = editableContainer(context);
    const { name, body } = documentIn(context);
    const id = randomUUID();
    change(context.database, 'INSERT INTO resource_documents (id, resource_container_id, name, body) VALUES (?, ?, ?, ?)', id, container.id, name, body);
    return created(documentOf(context, container, id));
  },

  updateResourceDocument: (context) => {
    const { container } = editableContainer(context);
    const { id } = documentOf(context, container);
    const { name, body } = documentIn(context);
    change(context.database, 'UPDATE resource_documents SET name = ?, body = ? WHERE id = ?', name, body, id);
    return found(documentOf(context, container));
  },

  deleteResourceDocument: (context) => {
    const { container } = editableContainer(context);
    change(context.database, 'DELETE FROM resource_documents WHERE id = ?', documentOf(context, container).id);
    return done();
  },
};

/** The documents of a container by name. */
export function documentsOf(database: DatabaseSync, containerId: string): ResourceDocument[] {
  return queryAll<ResourceDocument>(
    database,
    'SELECT id, name, body, resource_container_id AS resourceContainerId FROM resource_documents WHERE resource_container_id = ? ORDER BY name COLLATE NOCASE, id',
    containerId,
  );
}

function documentOf({ database, parameters }: OperationContext, container: ContainerRow, id = textParameter({ parameters }, 'documentId')): ResourceDocument {
  const document = documentsOf(database, container.id).find((each) => each.id === id);
  if (document === undefined) throw missing('document');
  return document;
}

/** Name and HTML as they are stored; HTML without text or a picture counts as empty. @throws ProblemError 400, 413 */
function documentIn({ body: { name, body } }: ContextOf<'createResourceDocument' | 'updateResourceDocument'>): { name: string; body: string } {
  if (isBlank(name)) throw invalid('name', 'Name is required.');
  const hasContent = /<img\b/i.test(body) || body.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
  if (!hasContent) throw invalid('body', 'Content is required.');
  if (Buffer.byteLength(body) > longestBody) throw new ProblemError(413, `The document is larger than ${longestBody} bytes.`);
  return { name: name.trim(), body };
}
