import { mergeDraft } from '@noticeboard/design-system';
import { type Arbitrary, assert, boolean, constantFrom, nat, option, pre, property, record as recordOf, string, subarray, uuid } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../api/changes.ts';
import { fieldsOverwritten } from '../api/fieldsOverwritten.ts';
import { type Overwriting, refuseOnce } from '../api/useOverwriteWarning.ts';
import type { PageSettings } from '../content/pageCalls.ts';
import { type Contact, contactOverwriting, heldPayload } from '../features/content-pages/contact-directory/contactValues.ts';
import { settingsWords } from '../features/content-pages/frame/usePageSettings.ts';
import { itemSave } from '../features/content-pages/plain/plainItem.ts';
import { surveyOverwriting } from '../features/content-pages/survey/surveyOverwriting.ts';
import { closingOf, type HostSurvey, valuesOf } from '../features/content-pages/survey/surveyValues.ts';
import { ownProfileSave } from '../features/profile/ownProfileSave.ts';
import { tenantSave } from '../features/settings/tenant/tenantSave.ts';
import type { SavedUser } from '../features/users/form/savedUser.ts';
import { userOverwriting } from '../features/users/form/userOverwriting.ts';
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

/** Written as the host stores it. */
const phone = constantFrom('+1 416 555 0123', '+1 250 555 0142', '+1 306 555 0117', '+1 604 555 0155');
/** Written as it is sent: what is no number would be sent in other words. */
const sentPhone = constantFrom('+14165550123', '+12505550142', '+13065550117', '+16045550155');
const day = constantFrom('2027-01-15', '2027-02-15', '2027-03-15', null);

const pages = ['p1', 'p2', 'p3'];
const entries = (values: Values) => pages.map((contentInstanceId) => ({ contentInstanceId, canRead: values[contentInstanceId] === true, canWrite: false, canDelete: false }));
const roleOf = (values: Values): Role => given<Role>({ id: 'r', roleTypeId: 't', name: 'Care', organizationNodeId: null, ...values, grantedContentInstancePermissions: entries(values) });

const forms: Record<string, Form> = {
  'a user': {
    fields: { name: text, email: text, isActive: boolean(), pccLoginName: text, phoneNumber: sentPhone },
    save: (opened, now, wanted) => ({ ...withUntouchedFields(given({ phoneLoginEnabled: false, ...wanted }), given<SavedUser['fields']>({ phoneLoginEnabled: false, ...opened }), given({ phoneLoginEnabled: false, ...now })) }),
  },
  'the own profile': {
    fields: { name: text, phoneNumber: sentPhone },
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

/** What is compared before a save, in each form that replaces a record. */
const compared: Record<string, { fields: Record<string, Arbitrary<unknown>>; overwriting: (opened: Values, now: Values, wanted: Values) => Overwriting }> = {
  'a user': {
    fields: { name: text, email: text, phoneNumber: phone, isActive: boolean(), pccLoginName: text, departmentId: option(uuid()), supervisorId: option(uuid()) },
    overwriting: (opened, now, wanted) => {
      const userOf = ({ departmentId, supervisorId, ...fields }: Values) => given<SavedUser>({ id: 'u', fields: { phoneLoginEnabled: false, ...fields }, roleIds: [], tagIds: [], departmentId, supervisorId });
      const { fields, departmentId, supervisorId } = userOf(wanted);
      return userOverwriting(userOf(opened), userOf(now), { user: fields, tagIds: [], departmentId, supervisorId });
    },
  },
  'the own profile': {
    fields: { name: text, phoneNumber: phone },
    overwriting: (opened, now, wanted) => {
      const whole = (values: Values) => given<Parameters<typeof ownProfileSave>[0]['now']>({ phoneLoginEnabled: false, ...values });
      return ownProfileSave({ id: 'u', values: whole(wanted), opened: whole(opened), now: whole(now) }).overwriting;
    },
  },
  'a role': {
    fields: { name: text, organizationNodeId: uuid() },
    overwriting: (opened, now, wanted) => roleSave(roleOf(opened), roleOf(now), given({ name: wanted['name'], organizationNodeId: wanted['organizationNodeId'] })).overwriting,
  },
  'the tenant': {
    fields: { name: text, contactEmail: text, isChatEnabled: boolean() },
    overwriting: (opened, now, wanted) => tenantSave('t', given(now), { from: opened, to: wanted }).overwriting,
  },
  'the settings of a page': {
    fields: { name: text, order: nat(), iconId: option(uuid()), targetEmail: text, enableLikes: boolean() },
    overwriting: (opened, now, wanted) => fieldsOverwritten<Partial<PageSettings>>('p', now, { from: opened, to: wanted }, settingsWords),
  },
  'an item with a name and a text': {
    fields: { name: text, body: text },
    overwriting: (opened, now, wanted) => itemSave(given({ id: 'i', ...now }), given({ from: opened, to: wanted })).overwriting,
  },
  'a contact': {
    fields: {
      firstName: text, lastName: text, position: text, emailAddress: text, phone, alternatePhone: phone,
      organizationNodeId: option(uuid()), order: nat(), avatarFileName: option(uuid()),
    },
    overwriting: (opened, now, wanted) => {
      const payloadOf = (values: Values) => heldPayload(contactOf(values));
      return contactOverwriting(contactOf(now), { from: payloadOf(opened), to: payloadOf(wanted) });
    },
  },
  'a survey': {
    fields: { name: text, closeDay: day, isOpen: boolean(), question: text, label: text, value: text },
    overwriting: (opened, now, wanted) => surveyOverwriting(surveyOf(now), { from: valuesOf(surveyOf(opened)), to: valuesOf(surveyOf(wanted)) }),
  },
};

const contactOf = ({ organizationNodeId, ...values }: Values): Contact => given<Contact>({ id: 'c', ...values, organizationUnitId: organizationNodeId, organizationUnit: null });

const surveyOf = ({ name, closeDay, isOpen, question, label, value }: Values): HostSurvey =>
  given<HostSurvey>({
    id: 's', name, isOpen,
    expiresAtUtc: closingOf(closeDay as string | null),
    surveyQuestions: [{ id: 'q', question, surveyQuestionTypeId: 't', isRequired: false, order: 0, surveyQuestionOptions: [{ id: 'o', label, value, order: 0 }] }],
  });

/** What the one changes; the other changes the rest. */
const someOf = (names: string[]) => subarray(names, { minLength: 1, maxLength: names.length - 1 });

/** When the other saves. */
const moments = constantFrom('before the draft is restored', 'after it was restored');

describe('Two administrators who change different fields', () => {
  test.each(Object.entries(forms))('Two administrators who change different fields of %s find both changes', (_, { fields, save }) => {
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

describe('Two administrators who change the same field', () => {
  test.each(Object.entries(compared))('Two administrators who change the same field of %s are warned before one replaces what the other saved, whichever field it is', (_, { fields, overwriting }) => {
    const record = recordOf(fields);
    assert(
      property(record, record, record, constantFrom(...Object.keys(fields)), (start, mine, theirs, name) => {
        const isTheSame = [start, mine, theirs].some((one, index, all) => all.slice(index + 1).some((other) => one[name] === other[name]));
        // What can only be on or off is made the same by both.
        pre(!isTheSame);
        const opened: Values = start;
        const now = { ...opened, [name]: theirs[name] };
        const wanted = { ...opened, [name]: mine[name] };
        expect(() => refuseOnce(overwriting(opened, now, wanted), new Map())).toThrow(/It is now: /);
        expect(() => refuseOnce(overwriting(opened, now, now), new Map())).not.toThrow();
        expect(() => refuseOnce(overwriting(opened, opened, wanted), new Map())).not.toThrow();
      }),
    );
  });
});
