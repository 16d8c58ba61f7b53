/** Texts of fields that choose among many. Apart from the others, so that a page without them does not fetch them. */
export const messages = {
  comboBox: { placeholder: 'Search', noMatches: 'No matches', tryAgain: 'Try again', loading: 'Loading', loadingMore: 'Loading more' },
  multiSelect: {
    chosen: (count: number) => `${count.toLocaleString()} chosen`,
    tokens: (label: string) => `Chosen ${label}`.trim(),
    more: (count: number) => `and ${count.toLocaleString()} more`,
    fewer: 'Show fewer',
    search: 'Search',
    selectAll: 'Select all',
    selectAllBut: (count: number) => `Select all but ${count.toLocaleString()}`,
    selectFound: (count: number) => (count === 1 ? 'Select 1' : `Select all ${count.toLocaleString()}`),
    clear: 'Clear',
  },
  iconPicker: { search: 'Search icons', noMatches: 'No matches' },
  colourThemePicker: { sample: 'Notice' },
  emojiPicker: {
    label: 'Emoji',
    search: 'Search emoji',
    loading: 'Loading emoji',
    failed: 'The emoji could not be loaded',
    noMatches: 'No matches',
    recent: 'Recent',
    skinTone: 'Skin tone',
    tones: { none: 'Default', light: 'Light', 'medium-light': 'Medium light', medium: 'Medium', 'medium-dark': 'Medium dark', dark: 'Dark' },
  },
  checkboxGroup: { selectAll: 'Select all' },
};
