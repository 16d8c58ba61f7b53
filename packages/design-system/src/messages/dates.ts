/** Default texts of fields for dates. */
export const dateMessages = {
  tooEarly: (date: string) => `Choose ${date} or later.`,
  tooLate: (date: string) => `Choose ${date} or earlier.`,
  taken: (date: string) => `What was typed does not exist. It was changed to ${date}.`,
  repeated: (isFirst: boolean) => `This time comes twice, because clocks go back. The ${isFirst ? 'first' : 'second'} one is meant.`,
  incomplete: 'Complete the date or clear it.',
  incompleteRequired: 'Complete the date.',
  reversed: 'The first day must not be after the last day.',
  zone: (place: string) => `${place} time`,
  timesAre: (zone: string) => `In ${zone}`,
  presets: 'Suggestions',
};
