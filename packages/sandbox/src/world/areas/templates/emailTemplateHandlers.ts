import type { DatabaseSync } from 'node:sqlite';
import { change, queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { defaultEmail } from '../../reference/defaultTemplates.ts';
import { emailTypes } from '../../reference/messageTypes.ts';
import { guid } from '../../seed/identifiers.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { done, found } from '../results.ts';
import { fillTemplate } from './fillTemplate.ts';
import { ownAddresses, readTemplate, templateContext } from './templateContext.ts';
import { readTestValues } from './testValues.ts';

/** The HTML of e-mails (core §7): the tenant's own, or the host's default. It is kept to the letter (faults D9). */
export const emailTemplateHandlers: ContractHandlers = {
  getEmailTemplate: (context) => {
    const { tenantId, type } = templateContext(context, emailTypes);
    return found(present(context.database, tenantId, type.id));
  },

  updateEmailTemplate: (context) => {
    const { tenantId, type } = templateContext(context, emailTypes);
    change(
      context.database,
      `INSERT INTO email_templates (tenant_id, email_type_id, html_body) VALUES (?, ?, ?)
       ON CONFLICT (tenant_id, email_type_id) DO UPDATE SET html_body = excluded.html_body`,
      tenantId,
      type.id,
      readTemplate(context, 'htmlBody'),
    );
    return found(present(context.database, tenantId, type.id));
  },

  resetEmailTemplate: (context) => {
    const { tenantId, type } = templateContext(context, emailTypes);
    change(context.database, 'DELETE FROM email_templates WHERE tenant_id = ? AND email_type_id = ?', tenantId, type.id);
    return found(present(context.database, tenantId, type.id));
  },

  testEmailTemplate: (context) => {
    const { tenantId, type } = templateContext(context, emailTypes);
    const values = readTestValues(type, context.body);
    const { email } = ownAddresses(context);
    if (email === null) throw new ProblemError(400, 'Your profile has no email address.');
    context.outbox.send({
      kind: 'email',
      to: email,
      subject: `Test: ${type.name}`,
      body: fillTemplate(bodyOf(context.database, tenantId, type.id), values, 'html'),
    });
    return done();
  },
};

const bodyOf = (database: DatabaseSync, tenantId: string, typeId: string): string =>
  queryFirst<{ html_body: string }>(database, 'SELECT html_body FROM email_templates WHERE tenant_id = ? AND email_type_id = ?', tenantId, typeId)
    ?.html_body ?? defaultEmail(typeId);

/** Every type has one, so its id is derived from tenant and type. */
const present = (database: DatabaseSync, tenantId: string, typeId: string) => ({
  id: guid('email-template', tenantId, typeId),
  emailTypeId: typeId,
  htmlBody: bodyOf(database, tenantId, typeId),
});
