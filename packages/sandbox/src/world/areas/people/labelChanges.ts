import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { scopeFor } from '../../access/scope.ts';
import { change, inTransaction, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { created, done, found, missing, textParameter } from '../results.ts';
import { isNameTaken } from './isNameTaken.ts';
import { requiredName } from './roleRules.ts';

/**
 * Creating, renaming and deleting tags and departments (core §5, §7). They belong to the whole tenant: a unit
 * administrator may add a tag, everything else is for super administrators.
 */
export const labelChanges: ContractHandlers = {
  createTag: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const stored = `@${context.body.name}`;
    if (isNameTaken(context.database, 'tags', tenantId, stored)) throw new ProblemError(409, `The tag ${stored} exists already.`);
    const id = randomUUID();
    change(context.database, 'INSERT INTO tags (id, tenant_id, name, is_user_exclusive) VALUES (?, ?, ?, 0)', id, tenantId, stored);
    return created({ id, name: stored, isUserExclusive: false, membersCount: 0 });
  },

  deleteTag: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const tag = queryFirst<{ id: string; is_user_exclusive: number }>(context.database, 'SELECT id, is_user_exclusive FROM tags WHERE id = ? AND tenant_id = ?', textParameter(context, 'id'), tenantId);
    if (tag === undefined) throw missing('tag');
    if (tag.is_user_exclusive === 1) throw new ProblemError(409, 'This tag belongs to one person and is not deleted.');
    // Deletes it from people and items, too.
    change(context.database, 'DELETE FROM tags WHERE id = ?', tag.id);
    return done();
  },

  createDepartment: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const name = departmentName(context);
    checkDepartmentName(context.database, tenantId, name);
    const id = randomUUID();
    change(context.database, 'INSERT INTO departments (id, tenant_id, name) VALUES (?, ?, ?)', id, tenantId, name);
    return created({ id, name });
  },

  updateDepartment: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const before = departmentOf(context, tenantId);
    const name = departmentName(context);
    if (name.toLowerCase() !== before.name.toLowerCase()) checkDepartmentName(context.database, tenantId, name);
    change(context.database, 'UPDATE departments SET name = ? WHERE id = ?', name, before.id);
    return found({ id: before.id, name });
  },

  deleteDepartment: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const { id } = departmentOf(context, tenantId);
    inTransaction(context.database, () => {
      change(context.database, 'UPDATE tenant_members SET organization_department_id = NULL WHERE organization_department_id = ?', id);
      change(context.database, 'DELETE FROM departments WHERE id = ?', id);
    });
    return done();
  },
};

const departmentName = ({ body }: ContextOf<'createDepartment' | 'updateDepartment'>): string => requiredName(body.name, 2);

function departmentOf(context: OperationContext, tenantId: string): { id: string; name: string } {
  const row = queryFirst<{ id: string; name: string }>(context.database, 'SELECT id, name FROM departments WHERE id = ? AND tenant_id = ?', textParameter(context, 'id'), tenantId);
  if (row === undefined) throw missing('department');
  return row;
}

function checkDepartmentName(database: DatabaseSync, tenantId: string, name: string): void {
  if (isNameTaken(database, 'departments', tenantId, name)) throw new ProblemError(409, `A department named '${name}' exists already.`);
}
