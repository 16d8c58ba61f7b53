import { scopeOf } from '../../access/scope.ts';
import { change, inTransaction, queryAll, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { roleTypeId } from '../../reference/roleTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { tagsOf } from '../people/labels.ts';
import { presentRoles } from '../people/roleHandlers.ts';
import type { RoleRow } from '../people/roleRules.ts';
import { checkedUserFields } from '../people/userFields.ts';
import { changeUser } from '../people/userStorage.ts';
import { uploadedPicture } from '../pictures/fitPicture.ts';
import { removePicture, storePicture } from '../pictures/pictures.ts';
import { created, found, missing, textParameter } from '../results.ts';
import { presentTenant, type TenantRow } from '../tenant/tenantRows.ts';

interface SelfRow {
  id: string;
  name: string;
  avatar: string | null;
  email: string | null;
  phone_number: string | null;
  phone_login_enabled: number;
  has_push_notifications: number;
  has_email_notifications: number;
}

/** Pixels of a stored picture of a person (LIM-26). */
const avatarBox = { width: 128, height: 128 };

/** The signed-in person (core §7, decisions-main 4). */
export const selfHandlers: ContractHandlers = {
  getOwnProfile: (context) => found(profileOf(context)),

  updateOwnProfile: (context) => {
    const { database, caller } = context;
    const { tenantId } = scopeOf(context);
    const before = selfRow(context);
    const fields = checkedUserFields(context.body, context.isStrict);
    const isOtherPerson = fields.name !== before.name || fields.phoneNumber !== before.phone_number;
    if (isOtherPerson && isSuperAdministrator(context, tenantId)) {
      throw new ProblemError(403, 'Contact details of a super administrator are changed in the customer portal.');
    }
    inTransaction(database, () => changeUser(database, tenantId, caller.userId, fields));
    return found(profileOf(context));
  },

  listOwnTenants: ({ database, caller }) =>
    found(
      queryAll<TenantRow>(
        database,
        'SELECT t.* FROM tenants t JOIN tenant_members m ON m.tenant_id = t.id WHERE m.user_id = ? AND m.is_active = 1 ORDER BY t.name COLLATE NOCASE',
        caller.userId,
      ).map(presentTenant),
    ),

  getSupportChannels: (context) => {
    const { tenantId } = scopeOf(context);
    const row = queryFirst<TenantRow>(context.database, 'SELECT * FROM tenants WHERE id = ?', tenantId);
    return found({ hubSpotUrl: row?.hub_spot_url ?? null, contactEmail: row?.contact_email ?? null });
  },

  getAvatarFile: (context) => {
    const { database, caller } = context;
    const file = textParameter(context, 'file');
    const picture = queryFirst<{ content_type: string; bytes: Uint8Array }>(
      database,
      `SELECT p.content_type, p.bytes FROM pictures p JOIN users u ON u.avatar = p.file_name
       WHERE p.file_name = ? AND EXISTS (
         SELECT 1 FROM tenant_members theirs JOIN tenant_members own ON own.tenant_id = theirs.tenant_id
         WHERE theirs.user_id = u.id AND own.user_id = ?)`,
      file,
      caller.userId,
    );
    if (picture === undefined) throw missing('avatar');
    return { status: 200, file: { bytes: picture.bytes, contentType: picture.content_type } };
  },

  uploadOwnAvatar: async (context) => {
    const { database, caller } = context;
    const { tenantId } = scopeOf(context);
    const picture = await uploadedPicture(context, avatarBox);
    const { avatar: before } = selfRow(context);
    const avatar = inTransaction(database, () => {
      const stored = storePicture(database, tenantId, picture);
      change(database, 'UPDATE users SET avatar = ? WHERE id = ?', stored, caller.userId);
      removePicture(database, before);
      return stored;
    });
    return created({ avatar });
  },
};

/** By the highest role in the call's tenant, as in the console (decisions-main 4, decisions-core A47). */
function isSuperAdministrator({ database, caller }: OperationContext, tenantId: string): boolean {
  const sql = 'SELECT 1 FROM user_roles u JOIN roles r ON r.id = u.role_id WHERE u.user_id = ? AND r.tenant_id = ? AND r.role_type_id = ?';
  return queryFirst(database, sql, caller.userId, tenantId, roleTypeId('SuperAdmin')) !== undefined;
}

function selfRow({ database, caller }: OperationContext): SelfRow {
  const row = queryFirst<SelfRow>(database, 'SELECT * FROM users WHERE id = ?', caller.userId);
  if (row === undefined) throw missing('user');
  return row;
}

function profileOf(context: OperationContext): unknown {
  const { database, caller, scope } = context;
  const row = selfRow(context);
  const { tenantId } = scope;
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    email: row.email,
    phoneNumber: row.phone_number,
    phoneLoginEnabled: row.phone_login_enabled === 1,
    roles: tenantId === null ? [] : ownRoles(context, tenantId),
    tags: tenantId === null ? [] : tagsOf(database, tenantId, caller.userId),
    notificationSettings: { push: row.has_push_notifications === 1, email: row.has_email_notifications === 1 },
    defaultOrganizationNodeId:
      tenantId === null
        ? null
        : (queryFirst<{ node: string | null }>(
            database,
            'SELECT default_organization_node_id AS node FROM tenant_members WHERE tenant_id = ? AND user_id = ?',
            tenantId,
            caller.userId,
          )?.node ?? null),
  };
}

function ownRoles({ database, caller }: OperationContext, tenantId: string): unknown[] {
  const rows = queryAll<RoleRow & { node_name: string | null }>(
    database,
    `SELECT r.*, n.name AS node_name
     FROM roles r JOIN user_roles u ON u.role_id = r.id LEFT JOIN organization_nodes n ON n.id = r.organization_node_id
     WHERE u.user_id = ? AND r.tenant_id = ? ORDER BY r.name COLLATE NOCASE`,
    caller.userId,
    tenantId,
  );
  return presentRoles(database, rows, ({ node_name: organizationNodeName }) => ({ organizationNodeName }));
}
