import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryFirst } from '../../database/query.ts';
import { missing } from '../results.ts';

/** A contact as it is stored, with the name of its node. */
export interface ContactRow {
  id: string;
  first_name: string;
  last_name: string;
  position_title: string | null;
  email_address: string | null;
  phone: string | null;
  alternate_phone: string | null;
  organization_node_id: string | null;
  node_name: string | null;
  position: number;
  avatar_file_name: string | null;
}

const contactQuery = 'SELECT c.*, n.name AS node_name FROM contacts c LEFT JOIN organization_nodes n ON n.id = c.organization_node_id';
const contactOrder = 'ORDER BY c.position, c.last_name COLLATE NOCASE, c.first_name COLLATE NOCASE, c.id';

/** Contacts of items by order, then by name; all contacts of the item unless there is a limit. */
export function contactRows(database: DatabaseSync, itemId: string, { limit, offset }: { limit: number; offset: number } = { limit: -1, offset: 0 }): ContactRow[] {
  return queryAll<ContactRow>(database, `${contactQuery} WHERE c.content_item_id = ? ${contactOrder} LIMIT ? OFFSET ?`, itemId, limit, offset);
}

/** One contact of the item. @throws ProblemError 404 */
export function contactRow(database: DatabaseSync, itemId: string, contactId: string): ContactRow {
  const row = queryFirst<ContactRow>(database, `${contactQuery} WHERE c.id = ? AND c.content_item_id = ?`, contactId, itemId);
  if (row === undefined) throw missing('contact');
  return row;
}

/** A contact as an entity; the contract names its node twice (decisions-content A26). */
export function presentContact(row: ContactRow): unknown {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    position: row.position_title,
    emailAddress: row.email_address,
    phone: row.phone,
    alternatePhone: row.alternate_phone,
    organizationUnitId: row.organization_node_id,
    organizationUnit: row.node_name === null ? null : { name: row.node_name },
    order: row.position,
    avatarFileName: row.avatar_file_name,
    contactAvatar: row.avatar_file_name === null ? null : { fileName: row.avatar_file_name },
  };
}
