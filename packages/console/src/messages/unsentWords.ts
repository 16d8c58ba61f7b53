/** Texts of what was written in a conversation that is not there any more. Apart from those of messages, which every start loads. */
export const unsentWordsMessages = {
  label: 'What you wrote here',
  hint: 'It is kept until you discard it. Copy what you need.',
  discard: 'Discard',
  question: 'Discard what you wrote here?',
  consequence: 'It was not sent, and cannot be brought back.',
};
