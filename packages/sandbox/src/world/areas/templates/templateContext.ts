import { type Scope, scopeFor } from '../../access/scope.ts';
import { queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { MessageType } from '../../reference/messageTypes.ts';
import { isBlank } from '../isBlank.ts';
import { missing, textParameter } from '../results.ts';

/**
 * Tenant and type of message that a call is about. Templates are for super administrators (decisions-main 10).
 *
 * @throws ProblemError 403 for another role, 404 for a type that does not exist
 */
export function templateContext(context: OperationContext, types: readonly MessageType[]): { tenantId: Scope['tenantId']; type: MessageType } {
  const { tenantId } = scopeFor(context, ['SuperAdmin']);
  const id = textParameter(context, 'typeId');
  const type = types.find((candidate) => candidate.id === id);
  if (type === undefined) throw missing('type of message');
  return { tenantId, type };
}

/**
 * A template as it was sent, to the letter.
 *
 * @throws ProblemError 400 if it is empty
 */
export function readTemplate<Field extends 'body' | 'htmlBody'>({ body }: OperationContext<Record<Field, string>>, field: Field): string {
  const text = body[field];
  if (isBlank(text)) throw new ProblemError(400, 'A template cannot be empty.', { errors: { [field]: ['Write a text.'] } });
  return text;
}

/** Where test messages to the caller go (decisions-core O68). */
export const ownAddresses = ({ database, caller }: OperationContext): { email: string | null; phone: string | null } =>
  queryFirst(database, 'SELECT email, phone_number AS phone FROM users WHERE id = ?', caller.userId) ?? { email: null, phone: null };
