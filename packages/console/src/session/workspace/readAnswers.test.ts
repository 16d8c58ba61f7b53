import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { expect, test } from 'vitest';
import { profileIn, roleTypesIn, tenantsIn } from './readAnswers.ts';

test.each([null, {}, 'tenants', 7])('N08: the response %j is not a list of tenants or role types', (answer) => {
  expect(() => tenantsIn(answer)).toThrow(UnexpectedAnswerError);
  expect(() => roleTypesIn(answer)).toThrow(UnexpectedAnswerError);
});

test('N08: entries without an id are left out, a tenant without a name is called Unknown', () => {
  expect(tenantsIn([null, {}, { id: 'a', name: null }, { id: 'b', name: 'Harbour Care' }])).toMatchObject([
    { id: 'a', name: 'Unknown' },
    { id: 'b', name: 'Harbour Care' },
  ]);
});

test.each([null, {}, { id: 'me' }, { id: 'me', roles: null }])('N08: the response %j is not a profile', (answer) => {
  expect(() => profileIn(answer)).toThrow(UnexpectedAnswerError);
});

test('N08: a role without grants has none, a profile without a name is called Unknown', () => {
  expect(profileIn({ id: 'me', roles: [{ id: 'r', roleTypeId: 't' }] })).toMatchObject({
    name: 'Unknown',
    email: null,
    roles: [{ id: 'r', name: 'Unknown', organizationNodeId: null, grantedContentInstancePermissions: [] }],
  });
});
