/** Answers to text questions of surveys. */
export const surveyTexts = [
  'Post the schedule two weeks ahead, please.',
  'More chairs in the break room on 4 West.',
  'A second lift for the Garden house.',
  'Fewer emails; one message a day is enough.',
  'Nothing, keep it as it is.',
  'Handover should not happen in the corridor.',
  'Parking for the night shift.',
  'Un casier pour chaque personne, s’il vous plaît.',
  'Let new people shadow for a week.',
  'The ferry times and the shift times do not fit.',
] as const;

/** Remarks on choices in a feedback loop. */
export const remarks = [
  'Busy, but we had enough hands.',
  'No time for a break.',
  'Thank you to the float nurse!',
  'The supply cart was empty again.',
  'Calm night.',
  'Handover was very clear.',
  'Two people short until noon.',
  'Lift out of order, everything took longer.',
] as const;
