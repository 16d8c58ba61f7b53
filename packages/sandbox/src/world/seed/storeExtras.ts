import type { DatabaseSync } from 'node:sqlite';
import { surveyQuestionTypeId } from '../reference/surveyQuestionTypes.ts';
import { comments, contactPeople, feedbackOptions, surveyQuestions } from './extras.ts';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';
import type { PageSetting, StoredItem } from './pageSetting.ts';

/** Stores the parts of an item by its type: questions, contacts, folders, options; and its reactions. */
export function storeExtras(database: DatabaseSync, item: StoredItem, number: number, setting: PageSetting): void {
  switch (item.page.type) {
    case 'Survey':
      return storeQuestions(database, item);
    case 'ContactDirectory':
      return storeContacts(database, item, number, setting);
    case 'Resource':
      return storeFolders(database, item);
    case 'FeedbackLoop':
      return storeOptions(database, item);
    case 'SocialFeed':
      return storeReactions(database, item, setting);
    default:
  }
}

function storeQuestions(database: DatabaseSync, item: StoredItem): void {
  for (const [order, { question, type, options }] of surveyQuestions.entries()) {
    const id = guid(item.id, 'question', order);
    insert(database, 'survey_questions', {
      id,
      content_item_id: item.id,
      survey_question_type_id: surveyQuestionTypeId(type),
      question,
      is_required: order === 0,
      position: order,
    });
    for (const [position, label] of options.entries()) {
      insert(database, 'survey_question_options', {
        id: guid(id, 'option', position),
        survey_question_id: id,
        label,
        value: label.toLowerCase().replaceAll(/[^a-z0-9]/g, '_'),
        position,
      });
    }
  }
}

function storeContacts(database: DatabaseSync, item: StoredItem, number: number, { nodes }: PageSetting): void {
  for (let order = 0; order < 4; order += 1) {
    const person = contactPeople[(number * 4 + order) % contactPeople.length];
    if (person === undefined) continue;
    const [firstName, lastName, position] = person;
    insert(database, 'contacts', {
      id: guid(item.id, 'contact', order),
      content_item_id: item.id,
      first_name: firstName,
      last_name: lastName,
      position_title: position,
      email_address: order === 3 ? null : `${firstName}.${lastName}@contacts.example`.toLowerCase().replaceAll(/[^a-z@.]/g, ''),
      phone: `+1 250 555 01${String(number * 4 + order).padStart(2, '0')}`,
      alternate_phone: null,
      organization_node_id: nodes[(number + order) % nodes.length]?.id ?? null,
      position: order,
    });
  }
}

function storeFolders(database: DatabaseSync, item: StoredItem): void {
  const root = guid(item.id, 'container', 'root');
  insert(database, 'resource_containers', { id: root, content_item_id: item.id, parent_id: null, name: '' });
  const forms = guid(item.id, 'container', 'forms');
  insert(database, 'resource_containers', { id: forms, content_item_id: item.id, parent_id: root, name: 'Forms and checklists' });
  insert(database, 'resource_documents', {
    id: guid(item.id, 'document', 0),
    resource_container_id: root,
    name: `${item.name.slice(0, 120)} – summary`,
    body: `<h2>What you need to know</h2><p>This page sums up <strong>${item.name.replaceAll('&', '&amp;')}</strong>. Ask your manager when something is unclear.</p>`,
  });
  insert(database, 'resource_links', {
    id: guid(item.id, 'link', 0),
    resource_container_id: root,
    label: 'Read more at the provincial health authority',
    url: 'https://health.example/guidelines',
  });
}

function storeOptions(database: DatabaseSync, item: StoredItem): void {
  for (const [position, option] of feedbackOptions.entries()) {
    insert(database, 'feedback_options', { id: guid(item.id, 'option', position), content_item_id: item.id, option, position });
  }
}

function storeReactions(database: DatabaseSync, item: StoredItem, { tenantId, random, readerIds, now }: PageSetting): void {
  if (item.nodeId === null) return;
  const created = Date.parse(item.createdUtc);
  const later = (): string => new Date(created + random.next() * (now.getTime() - created)).toISOString();
  const readers = [...readerIds].sort(() => random.next() - 0.5);
  for (const userId of readers.slice(0, random.between(0, 24))) {
    insert(database, 'likes', { id: guid(item.id, 'like', userId), tenant_id: tenantId, content_item_id: item.id, user_id: userId, created_utc: later() });
  }
  for (const [position, userId] of readers.slice(0, random.between(0, 6)).entries()) {
    insert(database, 'comments', {
      id: guid(item.id, 'comment', position),
      tenant_id: tenantId,
      content_item_id: item.id,
      organization_node_id: item.nodeId,
      user_id: userId,
      body: random.pick(comments),
      created_utc: later(),
      is_hidden: random.chance(0.05),
    });
  }
  // Confirmations are stored separately (`storeConfirmations`); their random numbers are still drawn, so that the rest of the world is unchanged.
  if (item.page.hasReadConfirmations === true) for (let left = Math.min(random.between(3, 20), readers.length); left > 0; left -= 1) random.next();
}
