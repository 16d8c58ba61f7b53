import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emailTypes, smsTypes } from '../../reference/messageTypes.ts';
import { actors, openTestWorld, type TestScope } from '../testWorld.ts';

const [invitationMail] = emailTypes;
const [invitationSms, codeSms] = smsTypes;
if (invitationMail === undefined || invitationSms === undefined || codeSms === undefined) throw new Error('There are no types of messages.');
const nowhere = '00000000-0000-4000-8000-000000000000';

const world = openTestWorld();
let sentBefore = 0;
beforeEach(() => {
  world.database.exec('BEGIN');
  sentBefore = world.sent.length;
});
afterEach(() => world.database.exec('ROLLBACK'));

const sent = () => world.sent.slice(sentBefore);

const mail = { typeId: invitationMail.id };
const sms = { typeId: invitationSms.id };
const call = <Body = { id: string; body: string; htmlBody: string }>(operationId: string, parameters: Record<string, string>, body?: unknown, actor: TestScope = actors.super) =>
  world.call<Body>(actor, operationId, { parameters, body });

describe('The text of an SMS', () => {
  test('An SMS template does not exist at first, and is created, changed and deleted', async () => {
    expect((await call('getSmsTemplate', sms)).status).toBe(404);
    const made = await call('createSmsTemplate', sms, { body: 'Hello {{userName}}' });
    expect(made).toMatchObject({ status: 201, body: { smsTypeId: sms.typeId, body: 'Hello {{userName}}' } });
    const { id } = made.body;
    expect((await call('updateSmsTemplate', { ...sms, id }, { body: 'Bonjour {{userName}}' })).body).toMatchObject({ id, body: 'Bonjour {{userName}}' });
    expect((await call('getSmsTemplate', sms)).body.body).toBe('Bonjour {{userName}}');
    expect((await call('deleteSmsTemplate', { ...sms, id })).status).toBe(204);
    expect((await call('getSmsTemplate', sms)).status).toBe(404);
    expect((await call('deleteSmsTemplate', { ...sms, id })).status).toBe(404);
  });

  test('The text of an SMS is created once', async () => {
    await call('createSmsTemplate', sms, { body: 'Hello' });
    expect((await call('createSmsTemplate', sms, { body: 'Again' })).status).toBe(409);
    expect((await call('getSmsTemplate', sms)).body.body).toBe('Hello');
  });

  test('The text of an SMS is the host’s own after a reset, whether one existed before or not', async () => {
    const fresh = await call('resetSmsTemplate', sms);
    expect(fresh.body.body).toContain('{{invitationLink}}');
    await call('updateSmsTemplate', { ...sms, id: fresh.body.id }, { body: 'Changed' });
    expect((await call('resetSmsTemplate', sms)).body).toEqual(fresh.body);
  });

  test('The text of an SMS of one type cannot be changed or deleted as that of another', async () => {
    const { id } = (await call('createSmsTemplate', sms, { body: 'Hello' })).body;
    expect((await call('updateSmsTemplate', { typeId: codeSms.id, id }, { body: 'Code' })).status).toBe(404);
    expect((await call('deleteSmsTemplate', { typeId: codeSms.id, id })).status).toBe(404);
  });

  test('A test SMS goes to the phone of its sender, with each value substituted once, unchanged', async () => {
    await call('createSmsTemplate', sms, { body: '{{userName}} at {{organizationName}}: {{unknown}}' });
    const answer = await call('testSmsTemplate', sms, { viewModel: { userName: '{{organizationName}}', organizationName: 'A & B' } });
    expect(answer.status).toBe(204);
    expect(sent()).toEqual([{ kind: 'sms', to: '+12505550100', body: '{{organizationName}} at A & B: {{unknown}}' }]);
  });

  test('A test SMS has the host’s own text where the tenant has none', async () => {
    await call('testSmsTemplate', { typeId: codeSms.id }, { viewModel: { code: '123456', minutesValid: 5 } });
    expect(sent()[0]?.body).toBe('Your sign-in code is 123456. It is valid for 5 minutes.');
  });

  test('A test SMS is not sent to someone without a phone', async () => {
    world.database.exec('UPDATE users SET phone_number = NULL');
    expect((await call('testSmsTemplate', sms, { viewModel: {} })).status).toBe(400);
    expect(sent()).toEqual([]);
  });
});

describe('The HTML of an email', () => {
  test('The HTML of an email is the host’s own until it is changed, is stored unchanged and is restored by a reset', async () => {
    const standard = (await call('getEmailTemplate', mail)).body;
    expect(standard.htmlBody).toContain('{{invitationLink}}');
    const htmlBody = '<p onclick="x()">{{userName}}</p><script>x()</script>';
    expect((await call('updateEmailTemplate', mail, { htmlBody })).body).toEqual({ ...standard, htmlBody });
    expect((await call('getEmailTemplate', mail)).body.htmlBody).toBe(htmlBody);
    expect((await call('resetEmailTemplate', mail)).body).toEqual(standard);
  });

  test('The HTML of an email belongs to one tenant', async () => {
    await call('updateEmailTemplate', mail, { htmlBody: '<p>Harbour</p>' });
    expect((await call('getEmailTemplate', mail, undefined, actors.solo)).body.htmlBody).not.toContain('Harbour');
  });

  test('A test email goes to the address of its sender, with its values escaped (X04)', async () => {
    await call('updateEmailTemplate', mail, { htmlBody: '<p>{{userName}}: {{daysValid}}</p>' });
    await call('testEmailTemplate', mail, { viewModel: { userName: '<b>{{daysValid}}</b>', daysValid: 3 } });
    expect(sent()).toEqual([
      {
        kind: 'email',
        to: 'margaret.chenwhitaker@harbourcare.example',
        subject: 'Test: Invitation',
        body: '<p>&lt;b&gt;{{daysValid}}&lt;/b&gt;: 3</p>',
      },
    ]);
  });

  test('A test email is not sent with a value of another type than its property’s', async () => {
    expect((await call('testEmailTemplate', mail, { viewModel: { daysValid: '3' } })).status).toBe(400);
    expect(sent()).toEqual([]);
  });
});

const everyCall: readonly [string, Record<string, string>, unknown][] = [
  ['getSmsTemplate', sms, undefined],
  ['createSmsTemplate', sms, { body: 'Hello' }],
  ['updateSmsTemplate', { ...sms, id: nowhere }, { body: 'Hello' }],
  ['deleteSmsTemplate', { ...sms, id: nowhere }, undefined],
  ['resetSmsTemplate', sms, undefined],
  ['testSmsTemplate', sms, { viewModel: {} }],
  ['getEmailTemplate', mail, undefined],
  ['updateEmailTemplate', mail, { htmlBody: '<p>Hello</p>' }],
  ['resetEmailTemplate', mail, undefined],
  ['testEmailTemplate', mail, { viewModel: {} }],
];

test.each(everyCall)('The operation %s is for super administrators who act as such', async (operationId, parameters, body) => {
  for (const actor of [actors.unit, actors.superAsUnit, actors.staff]) expect((await call(operationId, parameters, body, actor)).status).toBe(403);
});

test.each(everyCall)('The operation %s responds with 404 for a type that does not exist', async (operationId, parameters, body) => {
  expect((await call(operationId, { ...parameters, typeId: nowhere }, body)).status).toBe(404);
});

test.each([
  ['createSmsTemplate', sms, 'body'],
  ['updateEmailTemplate', mail, 'htmlBody'],
] as const)('The operation %s refuses an empty template', async (operationId, parameters, field) => {
  expect((await call(operationId, parameters, { [field]: ' \n' })).status).toBe(400);
});
