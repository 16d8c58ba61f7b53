import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { change } from '../../database/query.ts';
import { roleTypeId } from '../../reference/roleTypes.ts';
import type { NodeRow } from './nodes.ts';

/**
 * Deletes a node and everything below it. Items published or scheduled there become drafts; roles at these nodes
 * are deleted with their grants (decisions-main 14). A super administrator's role only loses its node: someone has
 * to be able to build the organization again. Run it in a transaction.
 */
export function deleteSubtree(database: DatabaseSync, node: NodeRow): void {
  const range = [node.path, `${node.path}~`];
  const inSubtree = 'IN (SELECT id FROM organization_nodes WHERE path >= ? AND path < ?)';
  const run = (sql: string, ...values: SQLInputValue[]) => change(database, sql, ...values, ...range);
  run(`UPDATE content_items SET is_published = 0, organization_node_id = NULL WHERE organization_node_id ${inSubtree}`);
  run(`UPDATE roles SET organization_node_id = NULL WHERE role_type_id = ? AND organization_node_id ${inSubtree}`, roleTypeId('SuperAdmin'));
  run(`DELETE FROM roles WHERE organization_node_id ${inSubtree}`);
  run(`UPDATE tenant_members SET default_organization_node_id = NULL WHERE default_organization_node_id ${inSubtree}`);
  run('DELETE FROM pictures WHERE file_name IN (SELECT logo FROM organization_nodes WHERE logo IS NOT NULL AND path >= ? AND path < ?)');
  // Publications, schedules and hidden pages are deleted with their node by the schema.
  run('DELETE FROM organization_nodes WHERE path >= ? AND path < ?');
}
