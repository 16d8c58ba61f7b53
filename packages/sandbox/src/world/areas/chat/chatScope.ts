import { isChatEnabled } from '../../access/chatAccess.ts';
import { scopeOf, type Scope } from '../../access/scope.ts';
import { queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { missing } from '../results.ts';

type ChatContext = Pick<OperationContext, 'caller' | 'scope' | 'database'>;

/** The scope of a chat call. @throws ProblemError 403 if the tenant has chat disabled (content §6) */
export function chatScope(context: ChatContext): Scope {
  const scope = scopeOf(context);
  if (!isChatEnabled(context.database, scope.tenantId)) throw new ProblemError(403, 'The tenant has chat disabled.');
  return scope;
}

/** The scope of a call about a channel that the caller takes part in; for anyone else it does not exist. @throws ProblemError 403, 404 */
export function channelScope(context: ChatContext, channelId: string): Scope {
  const scope = chatScope(context);
  const isIn = queryFirst(context.database, 'SELECT 1 FROM chat_participants WHERE channel_id = ? AND user_id = ? AND tenant_id = ?', channelId, scope.actor.userId, scope.tenantId);
  if (isIn === undefined) throw missing('channel');
  return scope;
}
