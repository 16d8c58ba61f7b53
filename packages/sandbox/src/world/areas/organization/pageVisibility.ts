import { canReadPage } from '../../access/permissions.ts';
import { scopeOf } from '../../access/scope.ts';
import { change, queryAll, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { done, found, missing, textParameter } from '../results.ts';
import { managedNode } from './managedNode.ts';
import { readableNode } from './readableNode.ts';

interface PageRow {
  id: string;
  name: string;
  position: number;
  icon_id: string | null;
  content_type_id: string;
  is_hidden: number;
}

/** Which content pages are visible at a node (core §4): the lists of visible and hidden ones load separately (ORG-32). */
export const pageVisibility: ContractHandlers = {
  listNodeContentInstances: (context) => {
    const { tenantId, actor } = scopeOf(context);
    const pages = pagesAt(context, tenantId, readableNode(context).id);
    return found(pages.filter((page) => page.is_hidden === 0 && canReadPage(actor, page.id)).map(present));
  },

  listHiddenContentInstances: (context) => {
    const { tenantId, node } = managedNode(context);
    return found(pagesAt(context, tenantId, node.id).filter((page) => page.is_hidden === 1).map(present));
  },

  hideContentInstance: (context) => {
    change(context.database, 'INSERT OR IGNORE INTO hidden_content_instances (organization_node_id, content_instance_id) VALUES (?, ?)', ...nodeAndPage(context));
    return done();
  },

  showContentInstance: (context) => {
    change(context.database, 'DELETE FROM hidden_content_instances WHERE organization_node_id = ? AND content_instance_id = ?', ...nodeAndPage(context));
    return done();
  },
};

function pagesAt({ database }: OperationContext, tenantId: string, nodeId: string): PageRow[] {
  return queryAll<PageRow>(
    database,
    `SELECT i.id, i.name, i.position, i.icon_id, i.content_type_id, h.content_instance_id IS NOT NULL AS is_hidden
     FROM content_instances i
     LEFT JOIN hidden_content_instances h ON h.content_instance_id = i.id AND h.organization_node_id = ?
     WHERE i.tenant_id = ? ORDER BY i.position, i.name`,
    nodeId,
    tenantId,
  );
}

function present(row: PageRow): unknown {
  return { id: row.id, name: row.name, order: row.position, iconId: row.icon_id, contentTypeId: row.content_type_id, visible: row.is_hidden === 0 };
}

function nodeAndPage(context: OperationContext): [nodeId: string, pageId: string] {
  const { tenantId, node } = managedNode(context);
  const page = queryFirst<{ id: string }>(context.database, 'SELECT id FROM content_instances WHERE id = ? AND tenant_id = ?', textParameter(context, 'instanceId'), tenantId);
  if (page === undefined) throw missing('content page');
  return [node.id, page.id];
}
