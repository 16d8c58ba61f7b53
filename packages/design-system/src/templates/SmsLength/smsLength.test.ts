import { describe, expect, it } from 'vitest';
import { measureSms, measureSmsTemplate } from './smsLength.ts';

describe('the length of an SMS', () => {
  it.each([
    ['', 0, 0],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    // The euro and the brackets count as two.
    ['€'.repeat(80), 80, 1],
    [`${'€'.repeat(80)}a`, 81, 2],
    // 306 units would be two messages, but a character of two units would be split between them.
    [`${'€'.repeat(77)}${'a'.repeat(152)}`, 229, 3],
    // One letter outside the alphabet, and 70 is the most.
    [`ж${'a'.repeat(69)}`, 70, 1],
    [`ж${'a'.repeat(70)}`, 71, 2],
    ['😀'.repeat(35), 35, 1],
    ['😀'.repeat(36), 36, 2],
  ])('The text %j has %i characters in %i messages', (text, characters, segments) => {
    expect(measureSms(text)).toMatchObject({ characters, segments });
  });

  it('The length of an SMS names the character that makes messages shorter', () => {
    expect(measureSms('Hello ’ there').widening).toBe('’');
    expect(measureSms('Grüße, Ñandú à 5 €'.replace('ú', 'u')).widening).toBeNull();
  });

  it('The length of an SMS counts a family emoji as one character, as a person does', () => {
    expect(measureSms('👩‍👩‍👧').characters).toBe(1);
  });

  it('The length of an SMS of a template leaves its placeholders out: their values are not known', () => {
    expect(measureSmsTemplate('Hello {{firstName}}, you have {{count}} notices')).toEqual({ characters: 25, segments: 1, widening: null, placeholders: 2 });
  });
});
