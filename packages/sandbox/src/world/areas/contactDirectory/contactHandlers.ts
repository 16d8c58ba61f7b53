import { randomUUID } from 'node:crypto';
import { change, queryCount, queryFirst } from '../../database/query.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { countItems, listItems } from '../content/listItems.ts';
import { editableItem, readableItem, readablePage, type ItemPlace } from '../content/pageAccess.ts';
import { csvOf } from '../csvOf.ts';
import { isBlank } from '../isBlank.ts';
import { findNode } from '../organization/nodes.ts';
import { created, done, found, invalid, numberParameter, pageOf, textParameter } from '../results.ts';
import { contactRow, contactRows, presentContact } from './contactRows.ts';

/** Contacts of the items of a directory (content §5, §7). */
export const contactHandlers: ContractHandlers = {
  listContacts: (context) => {
    const { item } = readableItem(context, 'ContactDirectory');
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const total = queryCount(context.database, 'SELECT count(*) FROM contacts WHERE content_item_id = ?', item.id);
    return pageOf(contactRows(context.database, item.id, { limit: size, offset: page * size }).map(presentContact), total, page, size);
  },

  getContact: (context) => {
    const { item } = readableItem(context, 'ContactDirectory');
    return found(presentContact(contactRow(context.database, item.id, textParameter(context, 'contactId'))));
  },

  createContact: (context) => {
    const place = editableItem(context, 'ContactDirectory');
    const id = randomUUID();
    change(
      context.database,
      `INSERT INTO contacts (id, content_item_id, first_name, last_name, position_title, email_address, phone, alternate_phone, organization_node_id, position, avatar_file_name)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      place.item.id,
      ...valuesIn(context, place),
    );
    return created(presentContact(contactRow(context.database, place.item.id, id)));
  },

  updateContact: (context) => {
    const place = editableItem(context, 'ContactDirectory');
    const { id } = contactRow(context.database, place.item.id, textParameter(context, 'contactId'));
    change(
      context.database,
      `UPDATE contacts SET first_name = ?, last_name = ?, position_title = ?, email_address = ?, phone = ?, alternate_phone = ?, organization_node_id = ?, position = ?, avatar_file_name = ?
       WHERE id = ?`,
      ...valuesIn(context, place),
      id,
    );
    return found(presentContact(contactRow(context.database, place.item.id, id)));
  },

  deleteContact: (context) => {
    const { item } = editableItem(context, 'ContactDirectory');
    change(context.database, 'DELETE FROM contacts WHERE id = ?', contactRow(context.database, item.id, textParameter(context, 'contactId')).id);
    return done();
  },

  // The payload's fields in order, the node by name (decisions-content O5); of every item that the role may read.
  downloadContactDirectory: (context) => {
    const place = readablePage(context, 'ContactDirectory');
    const items = listItems(context.database, place, { limit: countItems(context.database, place), offset: 0 });
    const rows = items.flatMap((item) => contactRows(context.database, item.id));
    const text = csvOf(
      ['First name', 'Last name', 'Position', 'Email address', 'Phone', 'Alternate phone', 'Organization unit', 'Order', 'Avatar'],
      rows.map((row) => [row.first_name, row.last_name, row.position_title ?? '', row.email_address ?? '', row.phone ?? '', row.alternate_phone ?? '', row.node_name ?? '', row.position, row.avatar_file_name ?? '']),
    );
    return { status: 200, file: { bytes: Buffer.from(text), contentType: 'text/csv; charset=utf-8', downloadName: `${place.page.name}.csv` } };
  },
};

/** The sent values, in the order of the columns. @throws ProblemError 400 at its field */
function valuesIn({ database, body: input }: ContextOf<'createContact' | 'updateContact'>, { scope, page }: ItemPlace) {
  const text = (value: string | null) => (value === null || isBlank(value) ? null : value.trim());
  const [firstName, lastName, emailAddress, phone] = [text(input.firstName), text(input.lastName), text(input.emailAddress), text(input.phone)];
  if (firstName === null) throw invalid('firstName', 'First name is required.');
  if (lastName === null) throw invalid('lastName', 'Last name is required.');
  // The alternate phone does not count as a phone (decisions-content A27).
  if (emailAddress === null && phone === null) throw invalid('emailAddress', 'Enter an email address or a phone number.');
  const { organizationNodeId, avatarFileName } = input;
  if (organizationNodeId !== null && findNode(database, scope.tenantId, organizationNodeId) === undefined) throw invalid('organizationNodeId', 'There is no such node.');
  // An upload is stored under the page's id (decisions-content A53).
  const isStored = avatarFileName === null || queryFirst(database, 'SELECT 1 FROM content_files WHERE file_name = ? AND content_instance_id = ?', avatarFileName, page.id) !== undefined;
  if (!isStored) throw invalid('avatarFileName', 'This picture was not uploaded for this page.');
  return [firstName, lastName, text(input.position), emailAddress, phone, text(input.alternatePhone), organizationNodeId, input.order ?? 0, avatarFileName] as const;
}
