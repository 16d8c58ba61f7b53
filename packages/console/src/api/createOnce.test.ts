import type { ConsoleClient } from '@noticeboard/api-types';
import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import { createOnce } from './createOnce.ts';

const request = { method: 'POST', path: '/api/management/tags' };
const client = {} as ConsoleClient;
const signal = new AbortController().signal;

interface Thing {
  id: string;
  name: string;
}

type Answer = 'answers' | 'loses the answer' | 'loses the request' | 'refuses' | 'loses everything';

/** A host that already has a record of the same name, and responds to each call as scripted. */
function hostThat(...answers: Answer[]) {
  const things: Thing[] = [{ id: 'old', name: 'Kitchen' }];
  const state = { isReachable: true, sent: 0 };
  const send = createOnce<{ name: string }, Thing>({
    make: (_, { name }) => {
      const answer = answers[state.sent] ?? 'answers';
      state.sent += 1;
      if (answer === 'refuses') return Promise.reject(new ApiError(request, { status: 409 }));
      const thing = { id: `new${state.sent}`, name };
      if (answer !== 'loses the request') things.push(thing);
      if (answer === 'loses everything') state.isReachable = false;
      return answer === 'answers' ? Promise.resolve(thing) : Promise.reject(new NetworkError(request, null));
    },
    list: () => (state.isReachable ? Promise.resolve([...things]) : Promise.reject(new NetworkError(request, null))),
    isMade: ({ name }, sent) => name === sent.name,
    nameOf: ({ name }) => name,
  });
  return { send: (name: string) => send(client, { name }, signal), things, state };
}

describe('N05: records that are created', () => {
  test('N05: a created record is what the host returns', async () => {
    const { send, state } = hostThat('answers');
    expect(await send('Kitchen')).toEqual({ id: 'new1', name: 'Kitchen' });
    expect(state.sent).toBe(1);
  });

  test('N05: a record whose response was lost is found immediately, and not confused with an older one of the same name', async () => {
    const { send, things } = hostThat('loses the answer');
    expect(await send('Kitchen')).toEqual({ id: 'new1', name: 'Kitchen' });
    expect(things).toHaveLength(2);
  });

  test('N05: a record is sent again when the host never received it', async () => {
    const { send, things, state } = hostThat('loses the request', 'answers');
    await expect(send('Kitchen')).rejects.toBeInstanceOf(NetworkError);
    expect(await send('Kitchen')).toEqual({ id: 'new2', name: 'Kitchen' });
    expect([things.length, state.sent]).toEqual([2, 2]);
  });

  test('N05: a record that could not be looked for at first is looked for before it is sent again', async () => {
    const { send, things, state } = hostThat('loses everything');
    await expect(send('Kitchen')).rejects.toBeInstanceOf(NetworkError);
    await expect(send('Kitchen'), 'still unreachable').rejects.toBeInstanceOf(NetworkError);
    state.isReachable = true;
    expect(await send('Kitchen')).toEqual({ id: 'new1', name: 'Kitchen' });
    expect([things.length, state.sent]).toEqual([2, 1]);
  });

  test('N05: a record created by a lost try is reported once when the next try would create a different one', async () => {
    const { send, things, state } = hostThat('loses everything', 'answers');
    await expect(send('Kitchen')).rejects.toBeInstanceOf(NetworkError);
    state.isReachable = true;
    await expect(send('Laundry')).rejects.toThrow('‘Kitchen’ was added by your first try after all.');
    expect(await send('Laundry')).toMatchObject({ name: 'Laundry' });
    expect(things.map(({ name }) => name)).toEqual(['Kitchen', 'Kitchen', 'Laundry']);
  });

  test('N05: a refused creation is forgotten, and the next try is a new one', async () => {
    const { send, state } = hostThat('refuses', 'answers');
    await expect(send('Kitchen')).rejects.toBeInstanceOf(ApiError);
    expect(await send('Kitchen')).toEqual({ id: 'new2', name: 'Kitchen' });
    expect(state.sent).toBe(2);
  });
});
