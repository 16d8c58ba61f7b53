import { buttonMessages } from './button.ts';
import { spinnerMessages } from './spinner.ts';

/**
 * Every default text of the components, in English. One key per component; a second language is a
 * second file of this shape. Strings that the specification gives are kept to the letter.
 */
export const messages = {
  appShell: {
    skip: 'Skip to content',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    navigation: 'Navigation',
    home: 'Noticeboard, home',
    side: 'Noticeboard',
  },
  button: buttonMessages,
  field: { clear: 'Clear', required: 'required', choose: 'Choose', choices: 'Choices' },
  sideNav: { label: 'Main', found: (count: number) => `${count} found`, noMatch: 'Nothing matches', empty: 'Nothing here yet', loading: 'Loading' },
  alert: { dismiss: 'Dismiss' },
  spinner: spinnerMessages,
  errorState: { title: 'This could not be loaded', tryAgain: 'Try again' },
  offlineBanner: {
    network: 'You are offline. What you see may be out of date, and nothing can be saved until you are back online.',
    host: 'The host does not answer. Trying again.',
    signIn: 'The sign-in service does not answer. Your work is kept; trying again.',
  },
  missingPart: {
    title: 'This part could not be loaded',
    text: 'It will appear as soon as it loads. If that takes long, save your work and reload the page.',
    offlineTitle: 'You are offline',
    offlineText: 'This part has not been loaded yet. It will appear when you are back online.',
    retry: 'Try again',
  },
  modal: { body: 'Content', close: 'Close' },
  formModal: { nothingChanged: 'There are no changes to save.' },
  confirmModal: { cancel: 'Cancel', close: 'Close', errorTitle: 'That did not work', unconfirmedTitle: 'Not confirmed' },
  unsavedChangesModal: {
    title: 'Discard unsaved changes?',
    detail: 'Your changes have not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
    save: 'Save',
  },
  typeToConfirmModal: {
    field: (name: string) => `Type “${name}” to confirm`,
    refused: 'Type the name exactly as shown above.',
  },
  toast: { region: (count: number) => `Notifications: ${count}`, close: 'Close' },
  userBadge: { unknown: 'Unknown' },
  statBox: {
    unavailable: 'Not available',
    unchanged: 'Same as the previous period',
    beforeUnknown: 'The previous period is not known',
    changed: (change: string, before: string) => `${change} from ${before} in the previous period`,
  },
};
