export { EmojiPicker, type EmojiPickerProps, type EmojiSkinTone } from '../src/fields/EmojiPicker/EmojiPicker.tsx';
