import { validationMessages as validation } from './validation.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Texts of the modals that test a template. */
export const templateTestMessages = {
  emailTitle: 'Send a test email',
  smsTitle: 'Send a test SMS',
  values: 'Test values',
  noProperties: 'This template has no placeholders and is sent as it is.',
  preview: 'Preview',
  emailFrame: 'Preview of the email',
  smsBubble: 'Preview of the SMS',
  subject: 'Subject',
  empty: 'The template is empty.',
  loading: 'Loading the preview',
  previewFailed: 'The preview could not be loaded',
  invalidNumber: (label: string) => `${validation.notValid(label)}. Use a number such as 3 or 2.5.`,
  smsLength: {
    exactly: (characters: number, segments: number) => `${counted(characters, 'character')}, ${counted(segments, 'message')}`,
    atLeast: (characters: number, segments: number, placeholders: number) =>
      `${counted(characters, 'character')} and ${counted(placeholders, 'placeholder')}, at least ${counted(Math.max(1, segments), 'message')}`,
    widening: (sign: string) => `With ${sign}, a message holds 70 characters instead of 160.`,
  },
  recipient: (recipient: string) => `It will be sent to ${recipient}.`,
  send: 'Send test',
  cancel: 'Cancel',
} as const;
