import { describe, expect, test } from 'vitest';
import { chosenType, type MessageType, propertiesOfType } from './chosenType.ts';

const invitation: MessageType = { id: 'a', name: 'Invitation', description: null, properties: [{ name: 'userName', type: 'String' }] };
const digest: MessageType = { id: 'b', name: 'Weekly digest', description: null, properties: [] };

describe('The type whose template is shown', () => {
  test('The type whose template is shown is the one that the address names', () => {
    expect(chosenType([invitation, digest], 'b')).toBe(digest);
  });

  test.each([null, '', 'gone'])('The type whose template is shown is the first one for the address %j', (id) => {
    expect(chosenType([invitation, digest], id)).toBe(invitation);
  });

  test('No type is chosen when the host has none', () => {
    expect(chosenType([], 'a')).toBeUndefined();
  });

  test('decisions-core O66: the chosen type has its own properties, or leaves them to the text when it names none', () => {
    expect(propertiesOfType(invitation)).toEqual({ properties: invitation.properties });
    expect(propertiesOfType(digest)).toEqual({});
  });

  test('N08 the placeholders of a type are not checked where a host has no properties at all', () => {
    expect(propertiesOfType({})).toEqual({});
    expect(propertiesOfType({ properties: null })).toEqual({});
  });
});
