/** Texts of a super administrator's contact details, where they are read-only. */
export const lockedMessages = {
  label: 'Contact details',
  title: 'These details are locked',
  text: 'A super administrator’s contact details are changed in the customer portal.',
  openPortal: 'Open the customer portal',
  none: 'None',
} as const;
