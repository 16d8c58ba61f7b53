import type { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { change, queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { defaultSms } from '../../reference/defaultTemplates.ts';
import { smsTypes } from '../../reference/messageTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { created, done, found, missing, textParameter } from '../results.ts';
import { fillTemplate } from './fillTemplate.ts';
import { ownAddresses, readTemplate, templateContext } from './templateContext.ts';
import { readTestValues } from './testValues.ts';

interface SmsTemplate {
  id: string;
  smsTypeId: string;
  body: string;
}

/** The texts of SMS (core §7). A tenant may have its own for a type; otherwise the host's is sent. */
export const smsTemplateHandlers: ContractHandlers = {
  getSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    const template = ownTemplate(context.database, tenantId, type.id);
    if (template === undefined) throw missing('template');
    return found(template);
  },

  createSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    const body = readTemplate(context, 'body');
    if (ownTemplate(context.database, tenantId, type.id) !== undefined) throw new ProblemError(409, 'This message has a template already.');
    return created(store(context.database, tenantId, type.id, body));
  },

  updateSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    const body = readTemplate(context, 'body');
    if (ownTemplate(context.database, tenantId, type.id)?.id !== textParameter(context, 'id')) throw missing('template');
    return found(store(context.database, tenantId, type.id, body));
  },

  deleteSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    const gone = change(
      context.database,
      'DELETE FROM sms_templates WHERE id = ? AND tenant_id = ? AND sms_type_id = ?',
      textParameter(context, 'id'),
      tenantId,
      type.id,
    );
    if (gone === 0) throw missing('template');
    return done();
  },

  resetSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    return found(store(context.database, tenantId, type.id, defaultSms(type.id)));
  },

  testSmsTemplate: (context) => {
    const { tenantId, type } = templateContext(context, smsTypes);
    const values = readTestValues(type, context.body);
    const { phone } = ownAddresses(context);
    if (phone === null) throw new ProblemError(400, 'Your profile has no phone number.');
    const body = ownTemplate(context.database, tenantId, type.id)?.body ?? defaultSms(type.id);
    context.outbox.send({ kind: 'sms', to: phone, body: fillTemplate(body, values, 'text') });
    return done();
  },
};

const ownTemplate = (database: DatabaseSync, tenantId: string, typeId: string): SmsTemplate | undefined =>
  queryFirst(database, 'SELECT id, sms_type_id AS smsTypeId, body FROM sms_templates WHERE tenant_id = ? AND sms_type_id = ?', tenantId, typeId);

function store(database: DatabaseSync, tenantId: string, typeId: string, body: string): SmsTemplate {
  change(
    database,
    `INSERT INTO sms_templates (id, tenant_id, sms_type_id, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (tenant_id, sms_type_id) DO UPDATE SET body = excluded.body`,
    randomUUID(),
    tenantId,
    typeId,
    body,
  );
  const stored = ownTemplate(database, tenantId, typeId);
  if (stored === undefined) throw new Error('A template that was stored is gone.');
  return stored;
}
