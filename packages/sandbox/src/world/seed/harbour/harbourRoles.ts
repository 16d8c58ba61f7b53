import type { DatabaseSync } from 'node:sqlite';
import { pageId } from '../storePages.ts';
import { storeRole, type GrantLetters } from '../storeRole.ts';
import { nodeNamed, type StoredNode } from '../tree.ts';

/** Ids of the roles of Harbour Care that accounts and people hold. */
export interface HarbourRoles {
  superAdministrator: string;
  islandsAdministrator: string;
  northAdministrator: string;
  /** Staff roles at depth 4, as the specification has them. */
  staff: string[];
  /** Roles made by the customer's own systems at other depths (decisions-main 5). */
  others: string[];
}

const northGrants: Record<string, GrantLetters> = {
  'News and Announcements': 'rwd',
  'Staff Recognition': 'r',
  'Health and Safety Bulletins': 'rwd',
  'Staff Surveys': 'rw',
  'Policies and Procedures': 'rd',
  'Education and Training': 'rwd',
  'Who to Call': 'r',
  'Events and Celebrations': 'rd',
  'Shift Feedback': 'rwd',
};

const islandsGrants: Record<string, GrantLetters> = {
  'News and Announcements': 'rw',
  'Staff Recognition': 'rw',
  'Pulse Checks': 'rwd',
  'Policies and Procedures': 'r',
  'Residents’ Art': 'rwd',
};

/** Stores the roles of Harbour Care. */
export function storeHarbourRoles(database: DatabaseSync, tenantId: string, nodes: readonly StoredNode[]): HarbourRoles {
  const role = (name: string, type: 'SuperAdmin' | 'OrganizationUnitAdmin' | 'Staff', node: string, grants: Record<string, GrantLetters> = {}): string =>
    storeRole(database, {
      tenantId,
      name,
      type,
      nodeId: nodeNamed(nodes, node).id,
      grants: Object.fromEntries(Object.entries(grants).map(([page, letters]) => [pageId(tenantId, page), letters])),
    });
  const readAll: Record<string, GrantLetters> = { 'News and Announcements': 'r', 'Staff Recognition': 'r', 'Policies and Procedures': 'r' };
  return {
    superAdministrator: role('Super administrator', 'SuperAdmin', 'Harbour Care'),
    islandsAdministrator: role('Unit administrator, Islands Region', 'OrganizationUnitAdmin', 'Islands Region', islandsGrants),
    northAdministrator: role('Unit administrator, North Region', 'OrganizationUnitAdmin', 'North Region', northGrants),
    staff: nodes.filter((node) => node.depth === 4).map((node) => role(`Staff, ${node.name}`, 'Staff', node.name, readAll)),
    others: [
      role('Communications office', 'OrganizationUnitAdmin', 'Harbour Care', { ...northGrants, 'Pulse Checks': 'rwd', 'Residents’ Art': 'rw' }),
      role('Regional director, Harbour City', 'SuperAdmin', 'Harbour City Region'),
      role('Site administrator, Cedar Point Hospital', 'OrganizationUnitAdmin', 'Cedar Point Hospital', islandsGrants),
      role('Care aides, Residential Care', 'Staff', 'Residential Care', readAll),
    ],
  };
}
