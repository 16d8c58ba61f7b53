import { mergeDraft } from '@noticeboard/design-system';
import { type Arbitrary, assert, boolean, constantFrom, nat, option, property, record as recordOf, string, subarray, uuid } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../api/changes.ts';
import { ownProfileSave } from '../features/profile/ownProfileSave.ts';
import { tenantSave } from '../features/settings/tenant/tenantSave.ts';
import type { SavedUser } from '../features/users/form/savedUser.ts';
import { withUntouchedFields } from '../features/users/form/untouchedFields.ts';
import type { Role } from '../features/users/roles/roleRow.ts';
import { roleSave } from '../features/users/roles/roleSave.ts';

/*
 * Two administrators change different fields of one record, in any order, one of them with a draft that is restored in
 * between, at a host that replaces whole records: both changes survive (faults P12).
 */

type Values = Record<string, unknown>;

interface Form {
  /** Fields that can be changed apart from each other, with what may be in them. */
  fields: Record<string, Arbitrary<unknown>>;
  /** The whole record that a save sends. */
  save: (opened: Values, now: Values, wanted: Values) => Values;
}

const text = string({ minLength: 1, maxLength: 8 });
const given = <Kind>(values: Values) => values as unknown as Kind;
const onlyChanges = (opened: Values, now: Values, wanted: Values) => applyChange(now, { from: opened, to: wanted });

const pages = ['p1', 'p2', 'p3'];
const entries = (values: Values) => pages.map((contentInstanceId) => ({ contentInstanceId, canRead: values[contentInstanceId] === true, canWrite: false, canDelete: false }));
const roleOf = (values: Values): Role => given<Role>({ id: 'r', roleTypeId: 't', name: 'Care', organizationNodeId: null, ...values, grantedContentInstancePermissions: entries(values) });

const forms: Record<string, Form> = {
  'a user': {
    fields: { name: text, email: text, isActive: boolean(), pccLoginName: text, phoneNumber: text },
    save: (opened, now, wanted) => ({ ...withUntouchedFields(given({ phoneLoginEnabled: false, ...wanted }), given<SavedUser['fields']>({ phoneLoginEnabled: false, ...opened }), given({ phoneLoginEnabled: false, ...now })) }),
  },
  'the own profile': {
    fields: { name: text, phoneNumber: text },
    save: (opened, now, wanted) => {
      const whole = (values: Values) => given<Parameters<typeof ownProfileSave>[0]['now']>({ phoneLoginEnabled: false, ...values });
      return { ...ownProfileSave({ id: 'u', values: whole(wanted), opened: whole(opened), now: whole(now) }).body };
    },
  },
  'a role': {
    fields: { name: text, organizationNodeId: uuid() },
    save: (opened, now, wanted) => ({ ...roleSave(roleOf(opened), roleOf(now), given({ name: wanted['name'], organizationNodeId: wanted['organizationNodeId'] })).body }),
  },
  'the permissions of a role': {
    fields: Object.fromEntries(pages.map((page) => [page, boolean()])),
    save: (opened, now, wanted) => {
      const { body } = roleSave(roleOf(opened), roleOf(now), { permissions: entries(wanted), pageNames: new Map() });
      return Object.fromEntries((body.roleContentInstancePermissions ?? []).map(({ contentInstanceId, canRead }) => [contentInstanceId, canRead]));
    },
  },
  'the tenant': {
    fields: { name: text, contactEmail: text, isChatEnabled: boolean(), canOUAdminsSubmitSupportTickets: boolean() },
    save: (opened, now, wanted) => ({ ...tenantSave('t', given(now), { from: opened, to: wanted }).body }),
  },
  'an organization node': { fields: { name: text, publishEnabled: boolean() }, save: onlyChanges },
  'a content page': { fields: { name: text, order: nat(), iconId: option(uuid()), enableLikes: boolean() }, save: onlyChanges },
};

/** What the one changes; the other changes the rest. */
const someOf = (names: string[]) => subarray(names, { minLength: 1, maxLength: names.length - 1 });

/** When the other saves. */
const moments = constantFrom('before the draft is restored', 'after it was restored');

describe('Two administrators who change different fields of', () => {
  test.each(Object.entries(forms))('%s find both changes', (_, { fields, save }) => {
    const record = recordOf(fields);
    const names = Object.keys(fields);
    assert(
      property(record, record, record, someOf(names), boolean(), moments, (start, mine, other, typedFields, isRestored, otherSaves) => {
        const typedOver = (values: Values): Values => ({ ...values, ...Object.fromEntries(typedFields.map((name) => [name, mine[name]])) });
        const otherFields = names.filter((name) => !typedFields.includes(name));
        const theirs = Object.fromEntries(otherFields.map((name) => [name, other[name]]));
        const othersSave = (host: Values): Values => ({ ...host, ...save(host, host, { ...host, ...theirs }) });
        let host: Values = { ...start };
        let opened = host;
        let values = typedOver(opened);
        if (otherSaves === 'before the draft is restored') host = othersSave(host);
        if (isRestored) {
          values = mergeDraft(opened, values, host).values as Values;
          opened = host;
        }
        if (otherSaves === 'after it was restored') host = othersSave(host);
        const saved = save(opened, host, values);
        for (const name of names) expect(saved[name], name).toEqual(typedFields.includes(name) ? mine[name] : other[name]);
      }),
    );
  });
});
