/** Texts of the modals that test a template. */
export const templateTestMessages = {
  emailTitle: 'Send a test e-mail',
  smsTitle: 'Send a test SMS',
  values: 'Test values',
  noProperties: 'This template has no placeholders: it is sent as it is.',
  preview: 'Preview',
  emailFrame: 'Preview of the e-mail',
  smsBubble: 'Preview of the SMS',
  subject: 'Subject',
  empty: 'The template is empty.',
  loading: 'Loading the preview',
  invalidNumber: 'Enter a number, such as 3 or 2.5.',
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  send: 'Send test',
  cancel: 'Cancel',
} as const;
