import type { DatabaseSync } from 'node:sqlite';
import { scopeFor, scopeOf } from '../../access/scope.ts';
import { change, inTransaction, queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { isBlank } from '../isBlank.ts';
import { uploadedPicture } from '../pictures/fitPicture.ts';
import { findLogo, removePicture, storePicture } from '../pictures/pictures.ts';
import { created, found, missing, textParameter } from '../results.ts';
import { listPublishedItems } from './publishedItems.ts';
import { presentTenant, type TenantRow } from './tenantRows.ts';

/** Pixels of a stored logo (LIM-25). */
const logoBox = { width: 250, height: 250 };

/** The selected tenant (core §7). Its settings are for super administrators (decisions-main 10). */
export const tenantHandlers: ContractHandlers = {
  getTenant: (context) => found(presentTenant(tenantRow(context.database, scopeOf(context).tenantId))),

  getTenantLogo: (context) => {
    const picture = findLogo(context.database, textParameter(context, 'file'), context.caller.userId);
    if (picture === undefined) throw missing('logo');
    return { status: 200, file: { bytes: picture.bytes, contentType: picture.content_type } };
  },

  listPublishedItems,

  getManagedTenant: (context) => found(presentManaged(context.database, scopeFor(context, ['SuperAdmin']).tenantId)),

  updateManagedTenant: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const { body } = context;
    const name = body.name.trim();
    if (isBlank(name)) throw new ProblemError(400, 'Name is required.', { errors: { name: ['Name is required'] } });
    change(
      context.database,
      'UPDATE tenants SET name = ?, contact_email = ?, is_chat_enabled = ?, can_ou_admins_submit_support_tickets = ? WHERE id = ?',
      name,
      body.contactEmail,
      Number(body.isChatEnabled),
      Number(body.canOUAdminsSubmitSupportTickets),
      tenantId,
    );
    return found(presentManaged(context.database, tenantId));
  },

  updateTenantTheme: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    change(context.database, 'UPDATE tenants SET tenant_theme_id = ? WHERE id = ?', context.body.themeId, tenantId);
    return found(presentManaged(context.database, tenantId));
  },

  uploadTenantLogo: async (context) => {
    const { database } = context;
    const { tenantId } = scopeFor(context, ['SuperAdmin']);
    const picture = await uploadedPicture(context, logoBox);
    const { logo: before } = tenantRow(database, tenantId);
    inTransaction(database, () => {
      change(database, 'UPDATE tenants SET logo = ? WHERE id = ?', storePicture(database, tenantId, picture), tenantId);
      removePicture(database, before);
    });
    return created(presentManaged(database, tenantId));
  },
};

function tenantRow(database: DatabaseSync, tenantId: string): TenantRow {
  const row = queryFirst<TenantRow>(database, 'SELECT * FROM tenants WHERE id = ?', tenantId);
  if (row === undefined) throw missing('tenant');
  return row;
}

function presentManaged(database: DatabaseSync, tenantId: string): unknown {
  const row = tenantRow(database, tenantId);
  return { ...presentTenant(row), contactEmail: row.contact_email };
}
