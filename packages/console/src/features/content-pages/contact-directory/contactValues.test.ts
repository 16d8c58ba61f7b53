import { describe, expect, test } from 'vitest';
import { refuseOnce } from '../../../api/useOverwriteWarning.ts';
import { type Contact, contactName, contactOverwriting, contactValues, heldPayload } from './contactValues.ts';

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
  test('A contact is called by both of its names', () => {
    expect(contactName(contact)).toBe('Ada Lund');
    expect(contactName({ firstName: 'Ada', lastName: '' })).toBe('Ada');
  });

  test('decisions-content A26: a contact has its unit under another name in the form, and is sent back unchanged', () => {
    expect(contactValues(contact)).toMatchObject({ organizationNodeId: '3', position: '', emailAddress: '' });
    const { id: _id, organizationUnitId, organizationUnit: _unit, contactAvatar: _avatar, ...unchanged } = contact;
    expect(heldPayload(contact)).toEqual({ ...unchanged, organizationNodeId: organizationUnitId });
  });
});

test('ENT-117: a contact keeps the picture that the host names in contactAvatar alone', () => {
  expect(heldPayload({ ...contact, contactAvatar: { fileName: '0d7f.png' } }).avatarFileName).toBe('0d7f.png');
  expect(heldPayload({ ...contact, avatarFileName: 'a1c2.png', contactAvatar: { fileName: '0d7f.png' } }).avatarFileName).toBe('a1c2.png');
});

describe('P12: a contact that someone else saved in the meantime', () => {
  const from = heldPayload(contact);
  /** The warning before it is saved. */
  const told = (now: Partial<Contact>, to: Partial<typeof from>) => () => refuseOnce(contactOverwriting({ ...contact, ...now }, { from, to: { ...from, ...to } }), new Map());

  test('P12: a contact that someone else saved in the meantime is reported with the name of its unit, not with an id', () => {
    expect(told({ organizationUnitId: 'b6e1', organizationUnit: { name: 'Saskatoon' } }, { organizationNodeId: '9' })).toThrow(/It is now: Saskatoon\./);
    expect(told({ organizationUnitId: null, organizationUnit: null }, { organizationNodeId: '9' })).toThrow(/It is now: no unit\./);
  });

  test('P12: a contact that someone else saved in the meantime is reported to have another picture, without the name of its file', () => {
    expect(told({ avatarFileName: '0d7f.png' }, { avatarFileName: 'a1c2.png' })).toThrow(/It is now: another picture\./);
  });

  test('P12: a contact is not reported where both chose the same, or where nothing was chosen here', () => {
    expect(told({ organizationUnitId: '9', organizationUnit: { name: 'Moose Jaw' } }, { organizationNodeId: '9' })).not.toThrow();
    expect(told({ organizationUnitId: '9', avatarFileName: '0d7f.png' }, { position: 'Night manager' })).not.toThrow();
  });
});
