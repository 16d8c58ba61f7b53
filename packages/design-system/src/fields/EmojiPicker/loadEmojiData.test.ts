import { describe, expect, it } from 'vitest';
import { emojiData, loadEmojiData } from './loadEmojiData.ts';

describe('the emoji of the picker', () => {
  it('The emoji of the picker are all there, by category, without parts of emoji', async () => {
    const data = await loadEmojiData('en', {});
    expect(data.emojis.length).toBeGreaterThan(1500);
    expect(data.categories.map(({ label }) => label)).not.toContain('Components');
    expect(data.categories).toHaveLength(9);
    expect(data.emojis.every(({ category }) => data.categories.some(({ index }) => index === category))).toBe(true);
  });

  it('Emoji of one person have five skin tones', async () => {
    const { emojis } = await loadEmojiData('en', {});
    const wave = emojis.find(({ emoji }) => emoji === '👋');
    expect(wave?.skins?.medium).toBe('👋🏽');
    expect(wave?.skins?.dark).toBe('👋🏿');
  });

  it('The emoji of the picker leave out those without a group', () => {
    expect(emojiData([{ unicode: '🇦', label: 'regional indicator A' }], []).emojis).toEqual([]);
  });
});
