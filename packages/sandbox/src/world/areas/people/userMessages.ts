import { queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { emailTypes } from '../../reference/messageTypes.ts';

/** The recipient of a message. */
export interface Recipient {
  tenantId: string;
  userId: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
}

const daysValid = 7;

/**
 * Invites a new user by e-mail or, without an address, by SMS; returns whether either was possible.
 * Links point to an example address: they are never followed in the sandbox.
 */
export function sendInvitation(context: OperationContext, person: Recipient): boolean {
  const organizationName = queryFirst<{ name: string }>(context.database, 'SELECT name FROM tenants WHERE id = ?', person.tenantId)?.name ?? '';
  const invitationLink = `https://app.example/invitation/${person.userId}`;
  if (person.email !== null) {
    const body = ownTemplate(context, person.tenantId, 'Invitation') ?? `<p>Hello {{userName}},</p><p>{{organizationName}} invites you: <a href="{{invitationLink}}">open the invitation</a> within {{daysValid}} days.</p>`;
    context.outbox.send({
      kind: 'email',
      to: person.email,
      subject: `Welcome to ${organizationName}`,
      body: filled(body, { userName: person.name, organizationName, invitationLink, daysValid: String(daysValid) }, asHtml),
    });
    return true;
  }
  if (person.phoneNumber === null) return false;
  context.outbox.send({ kind: 'sms', to: person.phoneNumber, body: `${organizationName} invites you, ${person.name}: ${invitationLink}` });
  return true;
}

/**
 * Sends the link to choose a new password.
 *
 * @throws ProblemError 409 if the person has no address for it
 */
export function sendPasswordReset(context: OperationContext, person: Recipient): void {
  const resetLink = `https://app.example/password/${person.userId}`;
  if (person.email === null && person.phoneNumber === null) {
    throw new ProblemError(409, `${person.name} has neither an email address nor a phone number to send the link to.`);
  }
  if (person.email === null) {
    context.outbox.send({ kind: 'sms', to: person.phoneNumber ?? '', body: `Choose a new password: ${resetLink}` });
    return;
  }
  const body = ownTemplate(context, person.tenantId, 'Password reset') ?? '<p>Hello {{userName}},</p><p><a href="{{resetLink}}">Choose a new password</a></p>';
  context.outbox.send({ kind: 'email', to: person.email, subject: 'Choose a new password', body: filled(body, { userName: person.name, resetLink }, asHtml) });
}

/** The tenant's own text of an e-mail, if there is one. */
function ownTemplate({ database }: OperationContext, tenantId: string, typeName: string): string | null {
  const typeId = emailTypes.find(({ name }) => name === typeName)?.id ?? null;
  return queryFirst<{ html_body: string }>(database, 'SELECT html_body FROM email_templates WHERE tenant_id = ? AND email_type_id = ?', tenantId, typeId)?.html_body ?? null;
}

/** Replaces each `{{name}}` by its value, in one pass; names without a value stay. */
const filled = (template: string, values: Record<string, string>, write: (value: string) => string): string =>
  template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (values[name] === undefined ? whole : write(values[name])));

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
