import type { Sabotage } from './sabotageType.ts';

const forms = 'packages/design-system/src/forms';
const files = 'packages/sandbox/src/world/areas/files';

/** Lines of the one form engine, of addresses, and of files that people send. */
export const formSabotages: Sabotage[] = [
  {
    name: 'a blank name counts as given',
    file: `${forms}/formRules.ts`,
    find: 'return isBlank(value);',
    replace: "return value === '';",
    script: 'unit',
    scriptArguments: [forms],
  },
  {
    name: 'what is compared is not what would be sent',
    file: `${forms}/formRules.ts`,
    find: 'return field?.clean ? field.clean(value) : value;',
    replace: 'return value;',
    script: 'unit',
    scriptArguments: [forms],
  },
  {
    name: 'an address says what every plain list is',
    file: 'packages/console/src/shared/address/addressParts.ts',
    find: 'if (text !== plain) address.set(key, text);',
    replace: 'address.set(key, text);',
    script: 'unit',
    scriptArguments: ['packages/console/src/features'],
  },
  {
    name: 'a filter that a role may not use is taken from the address',
    file: 'packages/console/src/shared/address/addressForm.ts',
    find: 'refused.includes(name) ? parts[name].default : parts[name].read(address)',
    replace: 'parts[name].read(address)',
    script: 'unit',
    scriptArguments: ['packages/console/src/features'],
  },
  {
    name: 'a drawing with scripts is shown in place',
    file: `${files}/fileTypes.ts`,
    find: 'return [images, videos].some(',
    replace: 'return [images, videos, others].some(',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/world/areas/files', 'packages/sandbox/src/host/files'],
  },
  {
    name: 'a program calls itself a picture',
    file: `${files}/fileTypes.ts`,
    find: 'return signature === undefined || signature.bytes.every',
    replace: 'return signature !== null || signature.bytes.every',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/world/areas/files', 'packages/sandbox/src/host/files'],
  },
  {
    name: 'a letter typed later hides what the field was changed from',
    file: `${forms}/typing.ts`,
    find: 'if (!(name in from)) nowFrom[name] = known[name];',
    replace: 'nowFrom[name] = known[name];',
    script: 'unit',
    scriptArguments: [forms],
  },
  {
    name: 'the focus arrives before the fields say what is wrong',
    file: `${forms}/useForm.ts`,
    find: 'flushSync(() => setShowsProblems(true));',
    replace: 'setShowsProblems(true);',
    script: 'stories',
    scriptArguments: ['overlays/FormModal'],
  },
  {
    name: 'a letter renders every field of its form',
    file: `${forms}/fieldProps.ts`,
    find: 'const known = made.get(name) ?? make(name);',
    replace: 'const known = make(name);',
    script: 'stories',
    scriptArguments: ['overlays/FormModal'],
  },
  {
    name: 'why a tag was refused moves the button that is being pressed',
    file: 'packages/design-system/src/fields/TagInput/TagInput.tsx',
    find: 'const shownProblem = isPressing ? undefined : entry.problem;',
    replace: 'const shownProblem = entry.problem;',
    script: 'stories',
    scriptArguments: ['TagInput'],
  },
];
