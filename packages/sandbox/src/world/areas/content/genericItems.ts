import { inTransaction } from '../../database/query.ts';
import type { OperationContext, OperationHandler, OperationResult } from '../../../contract/operation.ts';
import { type ContentTypeName, contentTypes, type GenericNoun, isTextType } from '../../reference/contentTypes.ts';
import type { BodyOf, ContractHandlers } from '../contractHandlers.ts';
import { removeStored } from '../files/storedFiles.ts';
import { isBlank } from '../isBlank.ts';
import { created, found, invalid } from '../results.ts';
import { changeAttachments } from './attachments.ts';
import { editableItem, writablePage } from './pageAccess.ts';
import { presentStored } from './presentItem.ts';
import { insertRootContainer } from './rootContainer.ts';
import { authorOf, changeItemText, insertItem } from './storeItem.ts';

/** A generic item as it is sent (decisions-content O15). A suggestion has a body in place of a name; a body left out is unchanged. */
type ItemInput = BodyOf<`create${GenericNoun}Item` | `update${GenericNoun}Item`>;

/** Creating and changing items of the types without rules of their own (content §7). */
export const genericItems: ContractHandlers = Object.fromEntries(
  contentTypes.filter(({ hasGenericItems }) => hasGenericItems).flatMap(({ name: type, nouns: [noun] }): [string, OperationHandler<ItemInput>][] => [
    [`create${noun}Item`, (context) => createItem(context, type)],
    [`update${noun}Item`, (context) => updateItem(context, type)],
  ]),
);

function createItem(context: OperationContext<ItemInput>, type: ContentTypeName): OperationResult {
  const { database, caller, body } = context;
  const { scope, page } = writablePage(context, type);
  const { tenantId } = scope;
  const texts = textsIn(type, body, { name: null, body: null });
  const id = inTransaction(database, () => {
    const made = insertItem(database, { tenantId, pageId: page.id, type, author: authorOf(database, caller.userId), ...texts, createdUtc: context.clock().toISOString() });
    if (type === 'Resource') insertRootContainer(database, made);
    changeAttachments(database, { itemId: made, pageId: page.id, pageType: type, callerId: caller.userId }, body);
    return made;
  });
  return created(presentStored(database, tenantId, id, context.clock()));
}

function updateItem(context: OperationContext<ItemInput>, type: ContentTypeName): OperationResult {
  const { database, caller, body } = context;
  const { scope, page, item } = editableItem(context, type);
  const texts = textsIn(type, body, item);
  const left = inTransaction(database, () => {
    changeItemText(database, item.id, { ...texts, updatedUtc: context.clock().toISOString() });
    return changeAttachments(database, { itemId: item.id, pageId: page.id, pageType: type, callerId: caller.userId }, body);
  });
  removeStored(context, left);
  return found(presentStored(database, scope.tenantId, item.id, context.clock()));
}

/** Name and body as they are stored. @throws ProblemError 400 if a required one is blank */
function textsIn(type: ContentTypeName, input: ItemInput, before: { name: string | null; body: string | null }): { name: string | null; body: string | null } {
  const text = (sent: string | null | undefined, stored: string | null) => (sent === undefined ? stored : sent === null || isBlank(sent) ? null : sent.trim());
  const texts = { name: text(input.name, before.name), body: text(input.body, before.body) };
  if (isTextType(type) && texts.body === null) throw invalid('body', 'Suggestion is required.');
  if (!isTextType(type) && texts.name === null) throw invalid('name', 'Name is required.');
  return texts;
}
