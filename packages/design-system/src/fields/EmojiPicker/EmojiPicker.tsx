import { type EmojiData, type EmojiDataResolver, EmojiPicker as Frimousse, type SkinTone } from 'frimousse';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../messages/choices.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './EmojiPicker.css.ts';
import { emojiParts } from './emojiParts.tsx';
import { loadEmojiData } from './loadEmojiData.ts';

/** How people and hands are coloured. */
export type EmojiSkinTone = SkinTone;

const tones: readonly { id: EmojiSkinTone; hand: string }[] = [
  { id: 'none', hand: '✋' },
  { id: 'light', hand: '✋🏻' },
  { id: 'medium-light', hand: '✋🏼' },
  { id: 'medium', hand: '✋🏽' },
  { id: 'medium-dark', hand: '✋🏾' },
  { id: 'dark', hand: '✋🏿' },
];

export interface EmojiPickerProps {
  /** Called with the chosen emoji, in the chosen skin tone. */
  onSelect: (emoji: string) => void;
  /** @default 'none' */
  skinTone?: EmojiSkinTone;
  /** Called with the newly chosen skin tone, for the caller to keep. Without it none is offered. */
  onSkinToneChange?: (tone: EmojiSkinTone) => void;
  /** Recently chosen emoji, newest first; the first eight are shown. */
  recent?: readonly { emoji: string; label: string }[];
  /** Fetches the emoji. @default those bundled with the package */
  loadData?: () => Promise<EmojiData>;
}

const bundled = async () => loadEmojiData('en', {});
const nothing: EmojiData = { locale: 'en', emojis: [], categories: [], skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' } };

/**
 * Emoji to insert, searched or by category; arrow keys move in the grid and Enter chooses. It is the content of a
 * `Popover`. Its data is bundled and fetched on demand; import it from `@noticeboard/design-system/emoji`.
 */
export function EmojiPicker({ onSelect, skinTone = 'none', onSkinToneChange, recent = [], loadData = bundled }: EmojiPickerProps) {
  const [isFailed, setFailed] = useState(false);
  // frimousse would not report a failure and load for ever.
  const resolve = useMemo<EmojiDataResolver>(
    () => async () => {
      try {
        return await loadData();
      } catch {
        setFailed(true);
        return nothing;
      }
    },
    [loadData],
  );
  if (isFailed) {
    return (
      <div className={styles.root}>
        <ErrorState title={messages.emojiPicker.failed} onRetry={() => setFailed(false)} />
      </div>
    );
  }
  return (
    <Frimousse.Root
      className={styles.root}
      columns={8}
      skinTone={skinTone}
      resolveEmojiData={resolve}
      onEmojiSelect={({ emoji }) => onSelect(emoji)}
    >
      <Frimousse.Search className={styles.search} aria-label={messages.emojiPicker.search} placeholder={messages.emojiPicker.search} />
      {recent.length > 0 && (
        <div role="group" aria-label={messages.emojiPicker.recent} className={styles.recent}>
          {recent.slice(0, 8).map(({ emoji, label }) => (
            <button key={emoji} type="button" className={styles.emoji} aria-label={label} onClick={() => onSelect(emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      )}
      <Frimousse.Viewport className={styles.viewport} tabIndex={0} role="region" aria-label={messages.emojiPicker.label}>
        <Frimousse.Loading className={styles.notice}>
          <Spinner label={messages.emojiPicker.loading} />
        </Frimousse.Loading>
        <Frimousse.Empty className={styles.notice}>{messages.emojiPicker.noMatches}</Frimousse.Empty>
        <Frimousse.List className={styles.list} aria-label={messages.emojiPicker.label} components={emojiParts} />
      </Frimousse.Viewport>
      {onSkinToneChange !== undefined && (
        <SegmentedControl
          label={messages.emojiPicker.skinTone}
          size="small"
          value={skinTone}
          segments={tones.map(({ id, hand }) => ({ id, label: hand, name: messages.emojiPicker.tones[id] }))}
          onChange={(id) => {
            const tone = tones.find((candidate) => candidate.id === id);
            if (tone !== undefined) onSkinToneChange(tone.id);
          }}
        />
      )}
    </Frimousse.Root>
  );
}
