import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { change, queryAll, queryFirst } from '../database/query.ts';
import { loadContract, type Operation } from '../../contract/contract.ts';
import { createBodyCompletion } from '../../contract/wholeRecord.ts';
import { contentTypes } from '../reference/contentTypes.ts';
import { smsTypes, emailTypes } from '../reference/messageTypes.ts';
import { handlers } from './handlers.ts';
import { makeMissingPages } from './makeMissingPages.ts';
import { actors, openTestWorld, type TestWorld } from './testWorld.ts';

const contract = loadContract(resolve(import.meta.dirname, '../../../../../openapi/console.yaml'));
const hasBody = ({ method, body }: Operation) => method === 'PUT' && body?.content.has('application/json') === true;
const answered = contract.operations.filter((operation) => hasBody(operation) && handlers[operation.id] !== undefined);

const idOf = ({ database }: TestWorld, sql: string, ...values: string[]) => queryFirst<{ id: string }>(database, sql, ...values)?.id ?? '';
const userId = (world: TestWorld) => idOf(world, "SELECT id FROM users WHERE phone_number IS NOT NULL AND email IS NOT NULL AND username NOT IN ('super', 'unit', 'staff', 'solo', 'new') LIMIT 1");
const page = { name: 'Renamed', order: 3, iconId: null };

/**
 * For each PUT that the sandbox handles: the smallest body that the contract allows, and what a strict host then holds.
 * `lost` holds the fields that were left out and lost their value.
 */
interface Whole {
  parameters?: (world: TestWorld) => Promise<Record<string, string>> | Record<string, string>;
  body: (world: TestWorld) => Record<string, unknown>;
  lost?: Record<string, unknown>;
}

const pageOf = (noun: string, extra: Record<string, unknown> = {}): [string, Whole] => [
  `update${noun}`,
  {
    parameters: async (world) => {
      const list = await world.call<{ id: string; contentTypeId: string }[]>(actors.super, 'listContentInstances');
      for (const { id } of list.body) if ((await world.call(actors.super, `get${noun}`, { parameters: { id } })).status === 200) return { id };
      throw new Error(`There is no page for update${noun}`);
    },
    body: () => ({ ...page, ...extra }),
  },
];

/** The first item of a type, by its name in the operations. */
const itemOf = (world: TestWorld, noun: string): Record<string, string> => {
  const type = contentTypes.find(({ nouns: [one] }) => one === noun)?.id ?? '';
  const itemId = idOf(world, 'SELECT id FROM content_items WHERE content_type_id = ? AND tenant_id = ? LIMIT 1', type, actors.super.tenantId);
  return { itemId, id: idOf(world, 'SELECT content_instance_id AS id FROM content_items WHERE id = ?', itemId) };
};

const questionIn = (world: TestWorld): Record<string, string> => {
  const item = itemOf(world, 'Survey');
  const questionId = idOf(world, 'SELECT survey_question_id AS id FROM survey_question_options o JOIN survey_questions q ON q.id = o.survey_question_id WHERE q.content_item_id = ? LIMIT 1', item['itemId'] ?? '');
  return { ...item, questionId, optionId: idOf(world, 'SELECT id FROM survey_question_options WHERE survey_question_id = ? LIMIT 1', questionId) };
};

/** A seeded folder of a resource item, with a row of a table of its contents. */
const inFolder = (world: TestWorld, parameter: string, key: string, table: string): Record<string, string> => {
  const containerId = idOf(world, `SELECT x.resource_container_id AS id FROM ${table} x JOIN resource_containers c ON c.id = x.resource_container_id JOIN content_items i ON i.id = c.content_item_id WHERE i.tenant_id = ? LIMIT 1`, actors.super.tenantId);
  const itemId = idOf(world, 'SELECT content_item_id AS id FROM resource_containers WHERE id = ?', containerId);
  const id = idOf(world, 'SELECT content_instance_id AS id FROM content_items WHERE id = ?', itemId);
  return { id, itemId, containerId, [parameter]: idOf(world, `SELECT ${key} AS id FROM ${table} WHERE resource_container_id = ? LIMIT 1`, containerId) };
};

const noFiles = { attachedFileNames: [], deletedFileNames: [] };

const puts = new Map<string, Whole>([
  // A super administrator keeps name and number.
  ['updateOwnProfile', { body: () => ({ name: 'Margaret Chen-Whitaker', phoneNumber: '+12505550100', phoneLoginEnabled: false }) }],
  [
    'updateUser',
    {
      parameters: (world) => ({ id: userId(world) }),
      body: () => ({ name: 'Somebody', phoneNumber: '+12505557777', phoneLoginEnabled: false, isActive: true }),
      lost: { email: null, pccLoginName: null },
    },
  ],
  [
    'updateRole',
    {
      parameters: (world) => ({ id: idOf(world, 'SELECT id FROM roles WHERE name = ?', actors.staff.roleName) }),
      body: (world) => ({ name: actors.staff.roleName, organizationNodeId: idOf(world, 'SELECT organization_node_id AS id FROM roles WHERE name = ?', actors.staff.roleName), roleContentInstancePermissions: [] }),
    },
  ],
  ['updateManagedTenant', { body: () => ({ name: 'Renamed', contactEmail: null, isChatEnabled: true, canOUAdminsSubmitSupportTickets: true }) }],
  ['updateTenantTheme', { body: (world) => ({ themeId: idOf(world, 'SELECT tenant_theme_id AS id FROM tenants WHERE tenant_theme_id IS NOT NULL LIMIT 1') }) }],
  ['updateDepartment', { parameters: (world) => ({ id: idOf(world, 'SELECT id FROM departments WHERE tenant_id = ? LIMIT 1', actors.super.tenantId) }), body: () => ({ name: 'Renamed' }) }],
  ['updateOrganizationNode', { parameters: (world) => ({ id: idOf(world, "SELECT id FROM organization_nodes WHERE name = 'Islands Region'") }), body: () => ({ name: 'Renamed', publishEnabled: false }) }],
  [
    'rescheduleContentItem',
    {
      parameters: async (world) => {
        const [id, contentItemId] = [idOf(world, "SELECT id FROM organization_nodes WHERE name = 'North Region'"), draftId(world)];
        await world.call(actors.super, 'scheduleContentItem', { parameters: { id }, body: { contentItemId, publicationUtc: '2026-11-25T10:00:00Z', pinUntilUtc: '2026-11-28T10:00:00Z' } });
        return { id };
      },
      body: (world) => ({ contentItemId: draftId(world), publicationUtc: '2026-11-26T10:00:00Z' }),
      lost: { pinUntilUtc: null },
    },
  ],
  [
    'updateSmsTemplate',
    {
      parameters: async (world) => {
        const typeId = smsTypes[0]?.id ?? '';
        const { body } = await world.call<{ id: string }>(actors.super, 'resetSmsTemplate', { parameters: { typeId } });
        return { typeId, id: body.id };
      },
      body: () => ({ body: 'Hello' }),
    },
  ],
  ['updateEmailTemplate', { parameters: () => ({ typeId: emailTypes[0]?.id ?? '' }), body: () => ({ htmlBody: '<p>Hello</p>' }) }],
  [
    'updateSocialFeedItem',
    {
      parameters: (world) => ({ id: idOf(world, "SELECT id FROM content_instances WHERE name = 'News and Announcements'"), itemId: draftId(world) }),
      body: () => ({ body: 'Renamed', attachedFileNames: [], deletedFileNames: [], addedTagIds: [], deletedTagIds: [], requireReadConfirmation: false }),
      lost: { linkPreview: null },
    },
  ],
  ...contentTypes.filter(({ hasGenericItems, isText }) => hasGenericItems && !isText).map(({ nouns: [noun] }): [string, Whole] => [
    `update${noun}Item`,
    { parameters: (world) => itemOf(world, noun), body: () => ({ name: 'Renamed', ...noFiles }), lost: { body: null } },
  ]),
  ['updateSuggestionBoxItem', { parameters: (world) => itemOf(world, 'SuggestionBox'), body: () => ({ body: 'Renamed', ...noFiles }), lost: { name: null } }],
  [
    'updateFeedbackLoopOption',
    {
      parameters: (world) => {
        const item = itemOf(world, 'FeedbackLoop');
        return { ...item, optionId: idOf(world, 'SELECT id FROM feedback_options WHERE content_item_id = ? LIMIT 1', item['itemId'] ?? '') };
      },
      body: () => ({ option: 'Renamed' }),
    },
  ],
  [
    'updateContact',
    {
      parameters: (world) => {
        const item = itemOf(world, 'ContactDirectory');
        return { ...item, contactId: idOf(world, 'SELECT id FROM contacts WHERE content_item_id = ? LIMIT 1', item['itemId'] ?? '') };
      },
      body: () => ({ firstName: 'Ada', lastName: 'Lund', position: null, emailAddress: 'ada@example.com', phone: null, alternatePhone: null, organizationNodeId: null, avatarFileName: null }),
      lost: { order: 0 },
    },
  ],
  ['updateResourceDocument', { parameters: (world) => inFolder(world, 'documentId', 'id', 'resource_documents'), body: () => ({ name: 'Renamed', body: '<p>Renamed</p>' }) }],
  ['updateResourceLink', { parameters: (world) => inFolder(world, 'linkId', 'id', 'resource_links'), body: () => ({ label: 'Renamed', url: 'https://renamed.example' }) }],
  ['renameResourceFile', { parameters: (world) => inFolder(world, 'fileName', 'file_name', 'content_files'), body: () => ({ originalFileName: 'Renamed.jpg' }) }],
  [
    'updateResourceFolder',
    {
      parameters: (world) => {
        const containerId = idOf(world, "SELECT c.id FROM resource_containers c JOIN content_items i ON i.id = c.content_item_id WHERE c.parent_id IS NOT NULL AND i.tenant_id = ? LIMIT 1", actors.super.tenantId);
        const itemId = idOf(world, 'SELECT content_item_id AS id FROM resource_containers WHERE id = ?', containerId);
        return { containerId, itemId, id: idOf(world, 'SELECT content_instance_id AS id FROM content_items WHERE id = ?', itemId) };
      },
      body: () => ({ name: 'Renamed', parentId: null }),
    },
  ],
  [
    'updateImageGalleryAlbum',
    {
      parameters: (world) => {
        const item = itemOf(world, 'ImageGallery');
        return { ...item, albumId: idOf(world, 'SELECT id FROM albums WHERE content_item_id = ? LIMIT 1', item['itemId'] ?? '') };
      },
      body: () => ({ name: 'Renamed' }),
    },
  ],
  ['updateSurveyItem', { parameters: (world) => itemOf(world, 'Survey'), body: () => ({ name: 'Renamed', isOpen: false, expiresAtUtc: null }) }],
  ['updateSurveyQuestion', { parameters: questionIn, body: () => ({ isRequired: true, order: 0, question: 'Renamed' }) }],
  ['updateSurveyQuestionOption', { parameters: questionIn, body: () => ({ label: 'Renamed', value: 'renamed', order: 0 }) }],
  pageOf('SocialFeed', { enableLikes: false, enableComments: false, enableReadConfirmation: false }),
  pageOf('SuggestionBox', { targetEmail: 'box@example.com' }),
  ...contentTypes.filter(({ name }) => name !== 'SocialFeed' && name !== 'SuggestionBox').map(({ nouns: [noun] }) => pageOf(noun)),
]);

let draft: string | undefined;

/** One draft of the news, not scheduled yet. */
const draftId = (world: TestWorld) =>
  (draft ??= idOf(
    world,
    "SELECT i.id FROM content_items i JOIN content_instances p ON p.id = i.content_instance_id WHERE p.name = 'News and Announcements' AND i.is_published = 0 AND i.id NOT IN (SELECT content_item_id FROM schedules)",
  ));

/** One world for all tests: each changes other things. */
const world = openTestWorld({ isStrict: true });
beforeAll(() => makeMissingPages(world, true));

describe('A strict host', () => {
  test('A strict host is tested with every PUT with a body that the sandbox implements', () => {
    expect(answered.map(({ id }) => id).toSorted()).toEqual([...puts.keys()].toSorted());
  });

  test.each([...puts])('A strict host replaces the whole record: %s', async (id, { parameters, body, lost = {} }) => {
    const operation = answered.find((each) => each.id === id);
    change(world.database, "UPDATE users SET pcc_login_name = 'pcc' WHERE id = ?", userId(world));
    const at = (await parameters?.(world)) ?? {};
    const sent = body(world);
    const answer = await world.call<Record<string, unknown>>(actors.super, id, { parameters: at, body: sent });
    expect(answer.status).toBe(200);
    const completed = createBodyCompletion(contract)(operation as Operation, sent) as Record<string, unknown>;
    // The optional fields are exactly the lost ones; the contract requires all others.
    expect(Object.fromEntries(Object.entries(completed).filter(([name]) => !(name in sent)))).toEqual(lost);
    const held = id === 'rescheduleContentItem' ? heldSchedule(world) : answer.body;
    expect(held).toMatchObject(lost);
  });

  test('A strict host keeps the permissions of a role that are sent, and deletes those that are not', async () => {
    const { body } = await world.call<{ results: { id: string; name: string; organizationNodeId: string; grantedContentInstancePermissions: unknown[] }[] }>(actors.super, 'listRoles', { parameters: { from: 0, count: 999 } });
    const role = body.results.find(({ name }) => name === actors.unit.roleName);
    const update = (sent: object) =>
      world.call<{ grantedContentInstancePermissions: unknown[] }>(actors.super, 'updateRole', { parameters: { id: role?.id }, body: { name: role?.name, organizationNodeId: role?.organizationNodeId, ...sent } });
    const kept = await update({ roleContentInstancePermissions: role?.grantedContentInstancePermissions });
    expect(kept.body.grantedContentInstancePermissions).toHaveLength(role?.grantedContentInstancePermissions.length ?? 0);
    expect((await update({})).body.grantedContentInstancePermissions).toEqual([]);
  });

  test('A strict host refuses a record that lacks what can be neither empty nor null', async () => {
    const before = queryAll(world.database, 'SELECT * FROM users');
    const answer = await world.call(actors.super, 'updateUser', { parameters: { id: userId(world) }, body: { isActive: false } });
    expect(answer).toMatchObject({ status: 400, body: { errors: { name: ['is required'] } } });
    expect(queryAll(world.database, 'SELECT * FROM users')).toEqual(before);
  });
});

describe('A host that merges', () => {
  const merging = openTestWorld();

  test('A host that merges keeps what is left out', async () => {
    const id = userId(merging);
    const { email } = (await merging.call<{ email: string }>(actors.super, 'getUser', { parameters: { id } })).body;
    const { body } = await merging.call(actors.super, 'updateUser', { parameters: { id }, body: { name: 'Somebody', phoneNumber: null, phoneLoginEnabled: false, isActive: true } });
    expect(body).toMatchObject({ name: 'Somebody', email });
  });
});

describe('A phone number', () => {
  const calls: [string, (phoneNumber: string) => { parameters?: Record<string, string>; body: unknown }][] = [
    ['createUser', (phoneNumber) => ({ body: { name: 'Zoë', username: 'zoe', phoneNumber } })],
    ['updateUser', (phoneNumber) => ({ parameters: { id: userId(world) }, body: { name: 'Zoë', phoneNumber, phoneLoginEnabled: false, isActive: true } })],
    ['updateOwnProfile', (phoneNumber) => ({ body: { name: 'Margaret Chen-Whitaker', phoneNumber, phoneLoginEnabled: true } })],
    ['checkUserExistence', (phoneNumber) => ({ body: { phoneNumber } })],
  ];
  const wrong = ['+1 416 555 0199', '+1-416-555-0199', '4165550199', '+0165550199', '+123', 'abc'];

  test.each(calls)('A phone number in any form but E.164 is refused at its field by a strict host: %s', async (operation, call) => {
    for (const phoneNumber of wrong) {
      const answer = await world.call(actors.super, operation, call(phoneNumber));
      expect(answer, phoneNumber).toMatchObject({ status: 400, body: { errors: { phoneNumber: [expect.stringContaining('E.164')] } } });
    }
    expect(queryAll(world.database, "SELECT phone_number FROM users WHERE phone_number GLOB '*[^+0-9]*'")).toEqual([]);
  });

  test('A phone number in E.164 is stored as it is and found again', async () => {
    expect((await world.call(actors.super, 'createUser', { body: { name: 'Zoë', username: 'zoelind', phoneNumber: '+14165550199' } })).body).toMatchObject({ phoneNumber: '+14165550199' });
    expect((await world.call(actors.super, 'checkUserExistence', { body: { phoneNumber: '+14165550199' } })).body).toEqual({ exists: true, name: 'Zoë' });
  });
});

describe('An import', () => {
  const header = 'name,username,email,phoneNumber';
  const send = (bytes: Buffer) =>
    world.call<{ created: number; failed: { row: number; message: string }[]; message?: string }>(actors.super, 'importUsers', { files: [{ field: 'FileContent', fileName: 'users.csv', contentType: 'text/csv', bytes }] });

  test('A strict host accepts the plain format of an import, every cell as it is', async () => {
    const { body } = await send(Buffer.from(`${header}\r\n"Kim, Anna",annakim,,+14165550188\r\n'=1+1,guarded,,\r\nBo,bo,,'+14165550189\r\nAl,al,,+1 416 555 0190\r\n`));
    expect(body).toEqual({
      created: 2,
      failed: [
        { row: 4, message: 'Send the phone number in E.164, such as +12505550100.' },
        { row: 5, message: 'Send the phone number in E.164, such as +12505550100.' },
      ],
    });
    expect(queryFirst(world.database, "SELECT name FROM users WHERE username = 'guarded'")).toEqual({ name: "'=1+1" });
  });

  test.each([
    ['a byte order mark', Buffer.from(`\uFEFF${header}\nA,a,,`)],
    ['semicolons', Buffer.from(`${header.replaceAll(',', ';')}\nA;a;;`)],
    ['UTF-16', Buffer.from(`${header}\nA,a,,`, 'utf16le')],
    ['Windows-1252', Buffer.from(`${header}\nZoé,zoe,,`, 'latin1')],
    ['headings of its own', Buffer.from('Name,User name,E-mail,Phone\nA,a,,')],
    ['another order', Buffer.from('username,name,email,phoneNumber\na,A,,')],
    ['a column more', Buffer.from(`${header},Note\nA,a,,,x`)],
    ['a cell more', Buffer.from(`${header}\nA,a,,,x`)],
    ['no rows', Buffer.from(`${header}\n`)],
  ])('An import with %s is refused', async (_, bytes) => {
    const before = world.sent.length;
    expect((await send(bytes)).status).toBe(400);
    expect(world.sent).toHaveLength(before);
  });
});

function heldSchedule({ database }: TestWorld): unknown {
  return queryFirst(database, "SELECT pin_until_utc AS pinUntilUtc FROM schedules WHERE publication_utc = '2026-11-26T10:00:00.000Z'");
}
