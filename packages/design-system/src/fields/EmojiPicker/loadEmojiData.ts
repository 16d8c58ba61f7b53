import type { EmojiData, EmojiDataResolver, SkinTone } from 'frimousse';

const tones: readonly Exclude<SkinTone, 'none'>[] = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** Group of parts that are not emoji on their own: hair, skin. */
const components = 2;

interface Bundled {
  unicode: string;
  label: string;
  group?: number;
  tags?: readonly string[];
  skins?: readonly { unicode: string }[];
}

/** 'animals & nature' is 'Animals & nature'. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The bundled emoji in the shape that the picker expects. Emoji of several people look the same in every skin tone. */
export function emojiData(emoji: readonly Bundled[], groups: readonly { message: string; order: number }[]): EmojiData {
  return {
    locale: 'en',
    categories: groups.filter(({ order }) => order !== components).map(({ order, message }) => ({ index: order, label: sentence(message) })),
    skinTones: { light: 'Light', 'medium-light': 'Medium light', medium: 'Medium', 'medium-dark': 'Medium dark', dark: 'Dark' },
    emojis: emoji.flatMap(({ unicode, label, group, tags, skins }) => {
      if (group === undefined || group === components) return [];
      const [light, mediumLight, medium, mediumDark, dark] = skins ?? [];
      const toned = skins?.length === tones.length && light && mediumLight && medium && mediumDark && dark;
      return [
        {
          emoji: unicode,
          category: group,
          label: sentence(label),
          version: 0,
          tags: [...(tags ?? [])],
          ...(toned && {
            skins: { light: light.unicode, 'medium-light': mediumLight.unicode, medium: medium.unicode, 'medium-dark': mediumDark.unicode, dark: dark.unicode },
          }),
        },
      ];
    }),
  };
}

/** Fetches the emoji with the package's own code, never from another host. */
export const loadEmojiData: EmojiDataResolver = async () => {
  const [emoji, words] = await Promise.all([import('emojibase-data/en/compact.json'), import('emojibase-data/en/messages.json')]);
  return emojiData(emoji.default, words.default.groups);
};
