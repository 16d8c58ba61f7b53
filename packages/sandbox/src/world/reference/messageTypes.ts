/** A value that a message may use (core §2 Settings). */
export interface MessageProperty {
  name: string;
  type: 'String' | 'Boolean' | 'Number';
}

/** A kind of e-mail or SMS that the product sends, with the values its template may use (decisions-core O66). */
export interface MessageType {
  id: string;
  name: string;
  description: string | null;
  properties: readonly MessageProperty[];
}

/** The e-mails of the product. */
export const emailTypes: readonly MessageType[] = [
  {
    id: 'e4a11001-2a33-4b44-9c55-000000000001',
    name: 'Invitation',
    description: 'Sent when somebody gets an account',
    properties: [
      { name: 'userName', type: 'String' },
      { name: 'organizationName', type: 'String' },
      { name: 'invitationLink', type: 'String' },
      { name: 'daysValid', type: 'Number' },
    ],
  },
  {
    id: 'e4a11001-2a33-4b44-9c55-000000000002',
    name: 'Password reset',
    description: 'Sent when a password is to be chosen anew',
    properties: [
      { name: 'userName', type: 'String' },
      { name: 'resetLink', type: 'String' },
    ],
  },
  {
    id: 'e4a11001-2a33-4b44-9c55-000000000003',
    name: 'New suggestion',
    description: 'Sent to the address of a suggestion box',
    properties: [
      { name: 'pageName', type: 'String' },
      { name: 'suggestion', type: 'String' },
      { name: 'isAnonymous', type: 'Boolean' },
    ],
  },
  {
    id: 'e4a11001-2a33-4b44-9c55-000000000004',
    name: 'Weekly digest',
    description: 'Sent on Mondays with what is new',
    // A host may name no values: the console then uses the placeholders in the text.
    properties: [],
  },
];

/** The text messages of the product. */
export const smsTypes: readonly MessageType[] = [
  {
    id: '5a500001-2a33-4b44-9c55-000000000001',
    name: 'Invitation',
    description: 'Sent when somebody gets an account with a phone number',
    properties: [
      { name: 'userName', type: 'String' },
      { name: 'organizationName', type: 'String' },
      { name: 'invitationLink', type: 'String' },
    ],
  },
  {
    id: '5a500001-2a33-4b44-9c55-000000000002',
    name: 'Sign-in code',
    description: 'Sent when somebody signs in by phone',
    properties: [
      { name: 'code', type: 'String' },
      { name: 'minutesValid', type: 'Number' },
    ],
  },
  {
    id: '5a500001-2a33-4b44-9c55-000000000003',
    name: 'Survey reminder',
    description: 'Sent the day before a survey closes',
    properties: [],
  },
];
