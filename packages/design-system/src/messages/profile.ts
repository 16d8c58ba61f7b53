
/** Texts of the user's own profile. Apart from the others, so that a page without it does not fetch them. */
export const profileMessages = {
  avatar: { label: 'Picture', failed: 'The picture could not be uploaded.' },
  form: {
    name: 'Name',
    email: 'Email',
    none: 'None',
    emailLocked: 'Only an administrator can change it.',
    phoneNumber: 'Phone number',
    phoneLogin: 'Phone login',
    phoneLoginNeedsNumber: 'Phone login needs a phone number.',
    save: 'Save',
    discard: 'Discard',
  },
} as const;
