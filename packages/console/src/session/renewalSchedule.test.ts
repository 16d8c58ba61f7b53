import { describe, expect, test } from 'vitest';
import { scheduleRenewal } from './renewalSchedule.ts';
import type { Session } from './session.ts';
import { createStore } from '../ground/createStore.ts';
import type { SessionState } from './sessionState.ts';

/** A schedule whose clock and timer the test controls. */
function watchedSchedule(answers: boolean[] = []) {
  let now = 0;
  let renewals = 0;
  let wake = (): void => undefined;
  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  const session: Pick<Session, 'tokenTimes' | 'renewNow' | 'state'> = {
    tokenTimes: () => ({ renewAt: 60_000, expiresAt: 90_000 }),
    renewNow: () => Promise.resolve(answers[renewals++] ?? false),
    state: createStore<SessionState>({ status: 'starting' }),
  };
  const stop = scheduleRenewal(
    session as Session,
    {
      now: () => now,
      setTimeout: (run) => {
        timers.set(++lastTimer, run);
        return lastTimer;
      },
      clearTimeout: (timer) => timers.delete(timer),
    },
    (look) => {
      wake = look;
      return () => undefined;
    },
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    stop,
    timers,
    renewals: () => renewals,
    at: async (time: number) => {
      now = time;
      const due = [...timers.values()];
      timers.clear();
      due.forEach((run) => run());
      await settle();
    },
    wakeAt: async (time: number) => {
      now = time;
      wake();
      await settle();
    },
  };
}

describe('The schedule of renewals', () => {
  test('The schedule of renewals renews when the token is due and not before', async () => {
    const schedule = watchedSchedule([true]);
    await schedule.at(59_999);
    expect(schedule.renewals()).toBe(0);
    await schedule.at(60_000);
    expect(schedule.renewals()).toBe(1);
  });

  test('A05: the schedule of renewals renews as soon as a sleeping computer wakes', async () => {
    const schedule = watchedSchedule([true]);
    await schedule.wakeAt(7_200_000);
    expect(schedule.renewals()).toBe(1);
  });

  test('A11: the schedule of renewals waits longer after each failure', async () => {
    const schedule = watchedSchedule();
    await schedule.at(60_000);
    await schedule.at(64_999);
    expect(schedule.renewals()).toBe(1);
    await schedule.at(65_000);
    await schedule.at(74_999);
    expect(schedule.renewals()).toBe(2);
    await schedule.at(75_000);
    expect(schedule.renewals()).toBe(3);
  });

  test('The schedule of renewals tries immediately when the network returns, whatever the wait was', async () => {
    const schedule = watchedSchedule();
    await schedule.at(60_000);
    await schedule.wakeAt(60_001);
    expect(schedule.renewals()).toBe(2);
  });

  test('The schedule of renewals leaves no timer behind when it is stopped', async () => {
    const schedule = watchedSchedule();
    await schedule.at(1_000);
    schedule.stop();
    expect(schedule.timers.size).toBe(0);
  });
});
