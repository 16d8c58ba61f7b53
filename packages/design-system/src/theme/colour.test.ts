import { describe, expect, it } from 'vitest';
import { contrast, fromBrand, standingOff, toHex } from './colour.ts';

describe('contrast', () => {
  it('Contrast is 21 between black and white, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#3a4658', '#3a4658')).toBe(1);
  });

  it('Contrast does not depend on which of the two is the text', () => {
    expect(contrast('#767676', '#ffffff')).toBe(contrast('#ffffff', '#767676'));
  });

  it('Contrast accepts the grey that only just passes for text on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('a brand colour', () => {
  it.each(['#1f5fd0', '#bf2437', '#12724f', '#f5bd1f', '#3a4658', '#000000', '#ffffff'])('The brand colour %s converts back to the given value', (hex) =>
    expect(toHex(fromBrand(hex))).toBe(hex),
  );

  it('A brand colour that no screen can show is made paler, keeping lightness and hue', () => {
    const wished = { lightness: 0.6, chroma: 0.37, hue: 150 };
    const shown = fromBrand(toHex(wished));
    expect(shown.chroma).toBeLessThan(wished.chroma);
    expect(shown.lightness).toBeCloseTo(wished.lightness, 1);
    expect(Math.abs(shown.hue - wished.hue)).toBeLessThan(4);
  });
});

describe('Colours moved away from their backgrounds', () => {
  const yellow = fromBrand('#f5bd1f');

  it('A colour moved away from its backgrounds is darkened until it can be read on each of them', () => {
    const backgrounds = ['#ffffff', '#f0f0f0'];
    const hex = standingOff(yellow, backgrounds, 4.5, 'darker');
    expect(backgrounds.every((background) => contrast(hex, background) >= 4.5)).toBe(true);
  });

  it('A colour moved away from its backgrounds stays as it is when it is far enough already', () => {
    expect(standingOff(yellow, ['#000000'], 4.5, 'lighter')).toBe('#f5bd1f');
  });
});
