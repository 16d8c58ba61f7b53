import { scopeFor } from '../../access/scope.ts';
import { inTransaction } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { created, done, found } from '../results.ts';
import { managedIdentity, requireSuperAdministrator } from './managedUser.ts';
import { checkedUserFields } from './userFields.ts';
import { sendInvitation, sendPasswordReset } from './userMessages.ts';
import { presentUsers } from './userRows.ts';
import { changeUser, removeMember, storeUser } from './userStorage.ts';

/** Creating, changing and deleting users, and the messages to them (core §7). */
export const userChangeHandlers: ContractHandlers = {
  createUser: (context) => {
    const scope = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const { database } = context;
    const fields = checkedUserFields(context.body, context.isStrict);
    const id = inTransaction(database, () => storeUser(database, scope, fields, context.clock()));
    sendInvitation(context, { tenantId: scope.tenantId, userId: id, name: fields.name, email: fields.email ?? null, phoneNumber: fields.phoneNumber ?? null });
    return created(presentUsers(database, scope.tenantId, [id])[0]);
  },

  updateUser: (context) => {
    const { scope, userId } = managedIdentity(context);
    const { database } = context;
    const fields = checkedUserFields(context.body, context.isStrict);
    if (fields.isActive === false && userId === context.caller.userId) throw new ProblemError(409, 'You cannot deactivate yourself.');
    inTransaction(database, () => {
      changeUser(database, scope.tenantId, userId, fields);
      requireSuperAdministrator(context, scope.tenantId);
    });
    return found(presentUsers(database, scope.tenantId, [userId])[0]);
  },

  deleteUser: (context) => {
    const { scope, userId } = managedIdentity(context);
    if (userId === context.caller.userId) throw new ProblemError(409, 'You cannot delete yourself.');
    inTransaction(context.database, () => {
      removeMember(context.database, scope.tenantId, userId);
      requireSuperAdministrator(context, scope.tenantId);
    });
    return done();
  },

  resetUserPassword: (context) => {
    const { scope, ...person } = managedIdentity(context);
    sendPasswordReset(context, { ...person, tenantId: scope.tenantId });
    return done();
  },

  resendUserInvitation: (context) => {
    const { scope, hasBeenActive, ...person } = managedIdentity(context);
    if (hasBeenActive) throw new ProblemError(409, `${person.name} has signed in already and needs no invitation.`);
    if (!sendInvitation(context, { ...person, tenantId: scope.tenantId })) {
      throw new ProblemError(409, `${person.name} has neither an email address nor a phone number to send the invitation to.`);
    }
    return done();
  },
};
