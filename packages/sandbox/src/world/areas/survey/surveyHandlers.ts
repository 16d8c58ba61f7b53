import { inTransaction } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { editableItem, writablePage } from '../content/pageAccess.ts';
import { presentStored } from '../content/presentItem.ts';
import { authorOf, changeItemText, changeSurvey, insertItem } from '../content/storeItem.ts';
import { isBlank } from '../isBlank.ts';
import { created, found, invalid } from '../results.ts';

const day = 86_400_000;

/** Creating surveys and changing the fields that may change at any time (content §7; decisions-content A7). */
export const surveyHandlers: ContractHandlers = {
  createSurveyItem: (context) => {
    const { database, caller } = context;
    const { scope, page } = writablePage(context, 'Survey');
    const { name, expiresAtUtc } = surveyIn(context, null);
    const id = inTransaction(database, () => {
      const author = authorOf(database, caller.userId);
      const made = insertItem(database, { tenantId: scope.tenantId, pageId: page.id, type: 'Survey', author, name, body: null, createdUtc: context.clock().toISOString() });
      changeSurvey(database, made, { isOpen: true, expiresAtUtc });
      return made;
    });
    return created(presentStored(database, scope.tenantId, id, context.clock()));
  },

  updateSurveyItem: (context) => {
    const { database } = context;
    const { scope, item } = editableItem(context, 'Survey');
    const { name, expiresAtUtc } = surveyIn(context, item.expires_at_utc);
    const { isOpen } = context.body;
    inTransaction(database, () => {
      changeItemText(database, item.id, { name, body: item.body, updatedUtc: context.clock().toISOString() });
      changeSurvey(database, item.id, { isOpen, expiresAtUtc });
    });
    return found(presentStored(database, scope.tenantId, item.id, context.clock()));
  },
};

/**
 * The sent values, as stored. The close date is today or later, less a day for other time zones; one that stays as it
 * is may be in the past (decisions-content A8).
 *
 * @throws ProblemError 400
 */
function surveyIn({ body, clock }: ContextOf<'createSurveyItem' | 'updateSurveyItem'>, before: string | null): { name: string; expiresAtUtc: string | null } {
  const name = body.name.trim();
  if (isBlank(name)) throw invalid('name', 'Name is required.');
  const expiresAtUtc = body.expiresAtUtc === null ? null : new Date(body.expiresAtUtc).toISOString();
  const today = Date.parse(clock().toISOString().slice(0, 10));
  if (expiresAtUtc !== null && expiresAtUtc !== before && Date.parse(expiresAtUtc) < today - day) throw invalid('expiresAtUtc', 'The close date lies in the past.');
  return { name, expiresAtUtc };
}
