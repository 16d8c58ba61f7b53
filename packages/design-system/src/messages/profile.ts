/** Texts of the own profile. Apart from the others, so that a page without it does not fetch them. */
export const profileMessages = {
  avatar: { label: 'Picture', failed: 'The picture could not be uploaded.' },
  form: {
    name: 'Name',
    nameNeeded: 'Write your name.',
    email: 'Email',
    none: 'None',
    emailLocked: 'Only an administrator can change it.',
    phoneNumber: 'Phone number',
    phoneLogin: 'Phone login',
    phoneLoginNeedsNumber: 'Phone login needs a phone number.',
    lockedTitle: 'Your contact details are kept elsewhere',
    lockedText: 'The contact details of a super administrator are changed in a separate customer portal.',
    openPortal: 'Open the customer portal',
    locked: 'This is changed in the customer portal.',
    save: 'Save',
    discard: 'Discard',
  },
} as const;
