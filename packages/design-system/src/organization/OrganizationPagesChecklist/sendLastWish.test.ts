import { describe, expect, it } from 'vitest';
import { sendLastWish } from './sendLastWish.ts';

/** A host whose responses the test controls, and a switch that it presses. */
function given(first: boolean) {
  let wished = first;
  const calls: { isVisible: boolean; answer: () => void; fail: () => void }[] = [];
  const sent = sendLastWish(
    () => wished,
    (isVisible) => new Promise((resolve, reject) => calls.push({ isVisible, answer: resolve, fail: () => reject(new Error('no')) })),
  );
  const turned = () => new Promise((resolve) => setTimeout(resolve));
  return { calls, sent, turn: (isVisible: boolean) => (wished = isVisible), turned };
}

describe('P11 switches that are turned', () => {
  it('P11 a switch that is turned once is sent once', async () => {
    const { calls, sent } = given(false);
    calls[0]?.answer();
    expect(await sent).toEqual({ isVisible: false });
    expect(calls.map(({ isVisible }) => isVisible)).toEqual([false]);
  });

  it('P11 a switch that is turned off, on and off again before the first response ends off with one call', async () => {
    const { calls, sent, turn } = given(false);
    turn(true);
    turn(false);
    calls[0]?.answer();
    expect(await sent).toEqual({ isVisible: false });
    expect(calls).toHaveLength(1);
  });

  it('P11 a switch that is turned off and on is sent again after the first response, never at the same time', async () => {
    const { calls, sent, turn, turned } = given(false);
    turn(true);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await turned();
    calls[1]?.answer();
    expect(await sent).toEqual({ isVisible: true });
    expect(calls.map(({ isVisible }) => isVisible)).toEqual([false, true]);
  });

  it('P11 a switch whose call is refused shows what the page said before', async () => {
    const { calls, sent } = given(false);
    calls[0]?.fail();
    expect(await sent).toEqual({ isVisible: null, error: new Error('no') });
  });

  it('A switch that is turned back before its call fails is sent again: the host may have applied the first call', async () => {
    const { calls, sent, turn, turned } = given(false);
    turn(true);
    calls[0]?.fail();
    await turned();
    calls[1]?.answer();
    expect(await sent).toEqual({ isVisible: true });
    expect(calls.map(({ isVisible }) => isVisible)).toEqual([false, true]);
  });

  it('P11 a switch that is turned on again and refused then stays off, as the host has it', async () => {
    const { calls, sent, turn, turned } = given(false);
    turn(true);
    calls[0]?.answer();
    await turned();
    calls[1]?.fail();
    expect(await sent).toEqual({ isVisible: false, error: new Error('no') });
  });
});
