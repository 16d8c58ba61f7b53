import { describe, expect, test } from 'vitest';
import { type Contact, contactName, contactValues, heldPayload } from './contactValues.ts';

const contact: Contact = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Lund',
  position: null,
  emailAddress: null,
  phone: '+1 416 555 0123',
  alternatePhone: null,
  organizationUnitId: '3',
  organizationUnit: { name: 'Regina' },
  order: 2,
  avatarFileName: null,
  contactAvatar: null,
};

describe('A contact', () => {
  test('is called by both of its names', () => {
    expect(contactName(contact)).toBe('Ada Lund');
    expect(contactName({ firstName: 'Ada', lastName: '' })).toBe('Ada');
  });

  test('decisions-content A26: has its unit under another name in the form, and goes back as it came', () => {
    expect(contactValues(contact)).toMatchObject({ organizationNodeId: '3', position: '', emailAddress: '' });
    expect(heldPayload(contact)).toEqual({
      firstName: 'Ada',
      lastName: 'Lund',
      position: null,
      emailAddress: null,
      phone: '+1 416 555 0123',
      alternatePhone: null,
      organizationNodeId: '3',
      order: 2,
      avatarFileName: null,
    });
  });
});
