import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import type { Channel } from '../../live/liveTypes.ts';
import { createOnce, type CreatingChat } from './createOnce.ts';

const request = { method: 'POST', path: '/api/chat-channels' };
const group = { name: 'Night shift', participantIds: ['ada', 'bao'] };

type Answer = 'answers' | 'loses the answer' | 'loses the request' | 'loses everything';

/** A host that already has a group of the same people and name, and responds to each call as scripted. */
function hostThat(...answers: Answer[]) {
  const conversation = (id: string, name: string, others: readonly string[]): Channel => ({ id, name: name === '' ? null : name, participants: ['me', ...others].map((userId) => ({ userId, username: userId, name: null })), lastMessageAtUtc: null, lastMessage: null, unreadMessageCount: 0 });
  const channels = [conversation('old', 'Night shift', ['bao', 'ada'])];
  const host = { channels, sent: 0, isReachable: true };
  const chat: CreatingChat = {
    ownId: 'me',
    create: ({ name, participantIds }) => {
      const answer = answers[host.sent] ?? 'answers';
      host.sent += 1;
      const made = conversation(`new${host.sent}`, name, participantIds);
      if (answer !== 'loses the request') channels.push(made);
      if (answer === 'loses everything') host.isReachable = false;
      return answer === 'answers' ? Promise.resolve(made) : Promise.reject(new NetworkError(request, null));
    },
    readNewestChannels: () => (host.isReachable ? Promise.resolve([...channels]) : Promise.reject(new ApiError({ ...request, method: 'GET' }, { status: 503 }))),
  };
  return { host, create: (values: Parameters<typeof createOnce>[1]) => createOnce(chat, values) };
}

describe('Groups whose response is lost', () => {
  test('faults D12: a group whose response is lost is found immediately, and not confused with an older one with the same people and name', async () => {
    const { host, create } = hostThat('loses the answer');
    expect(await create(group)).toMatchObject({ id: 'new1' });
    expect(host.sent).toBe(1);
  });

  test('faults D12: a group whose response is lost is looked for before it is created again, in whatever order its people are chosen', async () => {
    const { host, create } = hostThat('loses everything');
    await expect(create(group)).rejects.toBeInstanceOf(NetworkError);
    host.isReachable = true;
    expect(await create({ ...group, participantIds: ['bao', 'ada'] })).toMatchObject({ id: 'new1' });
    expect(host.sent).toBe(1);
  });

  test('N05: a group is created by the next try where the host never received it', async () => {
    const { host, create } = hostThat('loses the request');
    await expect(create(group)).rejects.toBeInstanceOf(NetworkError);
    expect(await create(group)).toMatchObject({ id: 'new2' });
    expect(host.channels).toHaveLength(2);
  });

  test('N05: a group is not created again while the outcome of the first is unknown', async () => {
    const { create } = hostThat('loses everything');
    await expect(create(group)).rejects.toBeInstanceOf(NetworkError);
    await expect(create({ ...group, name: 'Day shift' }), 'nobody knows what is there').rejects.toBeInstanceOf(ApiError);
  });

  test('N05: a group that was created is named when another one is created instead', async () => {
    const { host, create } = hostThat('loses everything');
    await expect(create({ ...group, name: '' })).rejects.toBeInstanceOf(NetworkError);
    host.isReachable = true;
    await expect(create(group)).rejects.toThrow('‘New conversation’ was added by your first try after all. Press the button again to add another.');
    expect(await create(group)).toMatchObject({ id: 'new2', name: 'Night shift' });
  });
});

test('A conversation with one person is not looked for: the host returns the existing one', async () => {
  const { host, create } = hostThat('loses the answer');
  host.isReachable = false;
  await expect(create({ name: '', participantIds: ['ada'] })).rejects.toBeInstanceOf(NetworkError);
  expect(await create({ name: '', participantIds: ['ada'] })).toMatchObject({ id: 'new2' });
});

test('faults D12: a conversation that is being created is awaited by every caller, and requested again where it is refused', async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const chat: CreatingChat = {
    ownId: 'me',
    readNewestChannels: () => Promise.resolve([]),
    create: ({ participantIds }) => new Promise((resolve, reject) => answers.push((isDone) => (isDone ? resolve({ id: participantIds.join() } as Channel) : reject(new Error('500'))))),
  };
  const first = createOnce(chat, { name: '', participantIds: ['ada', 'bao'] });
  const again = createOnce(chat, { name: '', participantIds: ['bao', 'ada'] });
  void createOnce(chat, group);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(false);
  await expect(first).rejects.toThrow('500');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.(true);
  expect(await again).toEqual({ id: 'ada,bao' });
  void createOnce(chat, { name: '', participantIds: ['ada', 'bao'] });
  await expect.poll(() => answers.length).toBe(4);
});
