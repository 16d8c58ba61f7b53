import { expect, test } from 'vitest';
import { withToken } from './pictures.ts';

/** A session whose token is renewed `renewals` times, and a host that accepts these tokens. */
function open({ taken, renewals }: { taken: readonly string[]; renewals: number }) {
  const seen: string[] = [];
  let current = 0;
  const session = {
    renewed: 0,
    accessToken: () => `token ${current}`,
    renewNow: async () => {
      session.renewed += 1;
      if (current === renewals) return false;
      current += 1;
      return true;
    },
  };
  const load = () =>
    withToken(session, async (token) => {
      seen.push(token);
      return new Response(null, { status: taken.includes(token) ? 200 : 401 });
    });
  return { session, load, seen, renewElsewhere: () => (current += 1) };
}

test('ERR-04: a picture that is refused with 401 is requested once more with a renewed token', async () => {
  const { session, load, seen } = open({ taken: ['token 1'], renewals: 1 });
  expect((await load()).status).toBe(200);
  expect(seen).toEqual(['token 0', 'token 1']);
  expect(session.renewed).toBe(1);
});

test('A picture whose token another call has renewed in the meantime renews nothing', async () => {
  const { session, load, seen, renewElsewhere } = open({ taken: ['token 1'], renewals: 1 });
  const loading = load();
  renewElsewhere();
  expect((await loading).status).toBe(200);
  expect(seen).toEqual(['token 0', 'token 1']);
  expect(session.renewed).toBe(0);
});

test('A picture is not requested again where there is no other token', async () => {
  const { load, seen } = open({ taken: [], renewals: 0 });
  expect((await load()).status).toBe(401);
  expect(seen).toEqual(['token 0']);
});

test('T10 pictures that are refused whatever the token renew it once, not once each', async () => {
  const { session, load, seen } = open({ taken: [], renewals: 5 });
  for (const _ of [1, 2, 3]) expect((await load()).status).toBe(401);
  expect(seen).toEqual(['token 0', 'token 1', 'token 1', 'token 1']);
  expect(session.renewed).toBe(1);
});
