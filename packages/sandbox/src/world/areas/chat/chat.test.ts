import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryFirst } from '../../database/query.ts';
import { userIdOf } from '../../seed/storePerson.ts';
import { actors, openTestWorld, tenants, type TestScope, type TestWorld } from '../testWorld.ts';

interface Message {
  id: string;
  author: { userId: string };
  createdAtUtc: string;
  type: string;
  content: string;
  repliedToMessage: { id: string; content: string } | null;
  readConfirmations: { reader: { username: string }; chatMessageId: string }[];
}

interface Channel {
  id: string;
  name: string | null;
  participants: { userId: string; username: string }[];
  lastMessage: Message | null;
  unreadMessageCount: number;
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const others = [userIdOf('unit'), userIdOf('staff')];
const create = (participants: readonly string[] = others, name: string | null = null, scope: TestScope = actors.super) =>
  world.call<Channel>(scope, 'createChatChannel', { body: { name, participants } });
const channelOf = async (scope: TestScope, id: string) => (await world.call<Channel>(scope, 'getOwnChatChannel', { parameters: { id } })).body;
const history = async (id: string, page = 0, size = 30) =>
  (await world.call<{ results: Message[]; totalElementCount: number }>(actors.super, 'listChatMessages', { parameters: { id, page, size } })).body;
const say = (id: string, Content: string, more: Record<string, unknown> = {}, scope: TestScope = actors.super) => world.invoke(scope, 'SendMessage', id, { Content, Type: 0, ...more });
const unread = async (scope: TestScope) => (await world.call<{ unreadMessageCount: number }>(scope, 'getChatUnreadMessageCount')).body.unreadMessageCount;

describe('A conversation', () => {
  test('A conversation between two people is returned again instead of created twice, a group is always new (decisions-content O22)', async () => {
    const pair = () => create([userIdOf('unit')], null, actors.staff);
    const first = await pair();
    const again = await pair();
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    expect((await create(others, ' Night shift ')).body).toMatchObject({ name: 'Night shift', lastMessage: null, unreadMessageCount: 0 });
    expect((await create()).status).toBe(201);
  });

  test('A conversation is refused with nobody, with a stranger, and where chat is disabled', async () => {
    expect((await create([userIdOf('super')])).status).toBe(400);
    expect((await create([userIdOf('new')])).status).toBe(400);
    expect((await create([userIdOf('super')], null, actors.solo)).status).toBe(403);
    change(world.database, 'UPDATE tenants SET is_chat_enabled = 0 WHERE id = ?', tenants.harbour);
    expect((await world.call(actors.super, 'listOwnChatChannels', { parameters: { page: 0, size: 10 } })).status).toBe(403);
    await expect(say('any', 'Hello')).rejects.toThrow('disabled');
  });

  test('A conversation does not exist for someone who does not take part', async () => {
    const { id } = (await create([userIdOf('unit')])).body;
    expect((await world.call(actors.staff, 'getOwnChatChannel', { parameters: { id } })).status).toBe(404);
    expect((await world.call(actors.staff, 'listChatMessages', { parameters: { id, page: 0, size: 30 } })).status).toBe(404);
    await expect(say(id, 'Hello', {}, actors.staff)).rejects.toThrow('no such channel');
  });

  test('A conversation moves to the top of the list with its last message, page by page', async () => {
    const listed = async (page: number) => (await world.call<{ results: Channel[]; totalElementCount: number }>(actors.super, 'listOwnChatChannels', { parameters: { page, size: 3 } })).body;
    const last = (await listed(1)).results.at(-1)?.id ?? '';
    world.moveTo('2026-11-21T15:00:01Z');
    await say(last, 'Up I go');
    const { results, totalElementCount } = await listed(0);
    expect(results[0]).toMatchObject({ id: last, lastMessage: { content: 'Up I go' } });
    expect(totalElementCount).toBeGreaterThan(3);
  });
});

describe('A message', () => {
  test('A message reaches everyone in the channel as REST would return it, and counts as unread for the others alone', async () => {
    const { id } = (await create()).body;
    const before = await unread(actors.unit);
    await say(id, 'Hello');
    const [message] = (await history(id)).results;
    expect(world.raised).toEqual([{ tenantId: tenants.harbour, userIds: expect.toSatisfy((ids: string[]) => ids.length === 3), name: 'ReceiveMessage', arguments: [id, message] }]);
    expect(message).toMatchObject({ type: 'Text', content: 'Hello', author: { userId: userIdOf('super') }, repliedToMessage: null, readConfirmations: [] });
    expect(await unread(actors.unit)).toBe(before + 1);
    expect((await channelOf(actors.super, id)).unreadMessageCount).toBe(0);
    expect((await channelOf(actors.unit, id)).unreadMessageCount).toBe(1);
  });

  test('A message can reply to another of the same channel', async () => {
    const [{ id }, other] = [(await create()).body, (await create()).body];
    await say(id, 'Question');
    const asked = (await history(id)).results[0]?.id;
    await say(id, 'Answer', { RepliedChatMessageId: asked });
    expect((await history(id)).results[0]?.repliedToMessage).toMatchObject({ id: asked, content: 'Question' });
    await expect(say(other.id, 'Elsewhere', { RepliedChatMessageId: asked })).rejects.toThrow('no such message');
  });

  test('A message written at the same instant as another is later than the one before it, so that everyone sees the order of writing, page by page', async () => {
    const { id } = (await create()).body;
    for (const text of ['One', 'Two', 'Three']) await say(id, text);
    const instants = (await history(id)).results.map(({ createdAtUtc }) => createdAtUtc);
    expect(instants).toEqual([...new Set(instants)].sort().reverse());
    expect((await history(id, 0, 2)).results.map(({ content }) => content)).toEqual(['Three', 'Two']);
    expect((await history(id, 1, 2)).results.map(({ content }) => content)).toEqual(['One']);
    expect((await history(id)).totalElementCount).toBe(3);
  });

  test.each([
    ['empty', { Content: ' \n' }, 'empty'],
    ['of characters that nobody sees', { Content: '\u200B \u2063' }, 'empty'],
    ['too long', { Content: 'a'.repeat(4_001) }, '4000'],
    ['of an unknown kind', { Type: 7 }, 'Type'],
    ['about a file that was not uploaded', { Content: 'a.png', Type: 1 }, 'no such file'],
  ])('A message that is %s is refused and sent to nobody', async (_what, message, reason) => {
    const { id } = (await create()).body;
    await expect(say(id, 'Hello', message)).rejects.toThrow(reason);
    expect(world.raised).toEqual([]);
  });

  test('A message has at most 4000 characters, an emoji counted as one, as the contract counts them (decisions-content O35)', async () => {
    const { id } = (await create()).body;
    await say(id, '👍'.repeat(4_000));
    await expect(say(id, '👍'.repeat(4_001))).rejects.toThrow('4000');
    expect((await history(id)).totalElementCount).toBe(1);
  });

  test('A message that is a deep link is kept as text (decisions-content A1)', async () => {
    const { id } = (await create()).body;
    await say(id, 'https://app.example/posts/1', { Type: 2 });
    expect((await history(id)).results[0]).toMatchObject({ type: 'Text', content: 'https://app.example/posts/1' });
  });
});

describe('A read confirmation', () => {
  test('A read confirmation lowers unread to what was written after the message, is sent to everyone and stays once', async () => {
    const { id } = (await create()).body;
    for (const text of ['One', 'Two', 'Three']) await say(id, text);
    const [, second] = (await history(id)).results;
    const confirm = () => world.invoke(actors.unit, 'CreateReadConfirmation', id, second?.id);
    await confirm();
    expect((await channelOf(actors.unit, id)).unreadMessageCount).toBe(1);
    expect(world.raised.at(-1)).toMatchObject({ name: 'ReceiveReadConfirmation', arguments: [id, { reader: { username: 'unit' }, chatMessageId: second?.id }] });
    await confirm();
    expect((await history(id)).results[1]?.readConfirmations).toHaveLength(1);
  });

  test('A read confirmation of an older message does not raise unread again', async () => {
    const { id } = (await create()).body;
    for (const text of ['One', 'Two']) await say(id, text);
    const [newest, oldest] = (await history(id)).results;
    await world.invoke(actors.unit, 'CreateReadConfirmation', id, newest?.id);
    await world.invoke(actors.unit, 'CreateReadConfirmation', id, oldest?.id);
    expect((await channelOf(actors.unit, id)).unreadMessageCount).toBe(0);
  });
});

test('People to write to are members of the tenant, found without accents, never the user', async () => {
  const search = async (searchedPhrase: string) => (await world.call<{ results: { username: string }[] }>(actors.super, 'searchChatUsers', { body: { searchedPhrase, page: 0, pageSize: 20 } })).body.results;
  expect(await search('noemie')).toMatchObject([{ userId: userIdOf('unit'), username: 'unit', name: 'Noémie Tremblay' }]);
  expect(await search('Chen-Whitaker')).toEqual([]);
});

test('A seeded channel counts no more unread messages than others have written', async () => {
  const wrong = queryFirst<{ count: number }>(
    world.database,
    `SELECT count(*) AS count FROM chat_participants p WHERE unread_message_count > (SELECT count(*) FROM chat_messages m WHERE m.channel_id = p.channel_id AND m.author_id <> p.user_id)`,
  );
  expect(wrong?.count).toBe(0);
});

test('Two seeded conversations have unread messages, by others', async () => {
  const { body } = await world.call<{ results: Channel[] }>(actors.super, 'listOwnChatChannels', { parameters: { page: 0, size: 50 } });
  expect(body.results.map(({ unreadMessageCount }) => unreadMessageCount).filter((count) => count > 0).toSorted((first, second) => first - second)).toEqual([1, 2]);
});
