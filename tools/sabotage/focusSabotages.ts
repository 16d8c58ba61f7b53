import type { Sabotage } from './sabotageType.ts';

const designSystem = 'packages/design-system/src';

/** Lines of where the focus goes, what is told of it, and what a form keeps. */
export const focusSabotages: Sabotage[] = [
  {
    name: 'a step of the address waits for a render',
    file: 'packages/console/src/shared/useAddressState.ts',
    find: 'flushSync: isStep',
    replace: 'flushSync: false',
    script: 'e2e',
    scriptArguments: ['journeys/published-content', '-g', 'in the task of the press', '--workers=1'],
  },
  {
    name: 'a list leaves the page before the focus has gone back',
    file: `${designSystem}/overlays/useFocusBeforeLeaving.ts`,
    find: 'opener.focus({ preventScroll: true });',
    replace: '',
    script: 'e2e',
    scriptArguments: ['faults/focus', '-g', 'before its list has left', '--workers=1'],
  },
  {
    name: 'a menu of a tree row opened by key begins nowhere',
    file: `${designSystem}/collections/Tree/rows/RowButton.tsx`,
    find: 'if (!event.repeat) onPress();',
    replace: 'event.currentTarget.click();',
    script: 'stories',
    scriptArguments: ['collections/Tree/'],
  },
  {
    name: 'nobody hears that a table is no longer sorted',
    file: `${designSystem}/collections/DataTable/DataTable.tsx`,
    find: 'sort === null && wasSorted ? messages.dataTable.unsorted',
    replace: "sort === null && wasSorted ? ''",
    script: 'stories',
    scriptArguments: ['collections/DataTable/'],
  },
  {
    name: 'a typed day is lost where it moves to the other date of a range',
    file: `${designSystem}/fields/dates/useFreshBlur.ts`,
    find: 'if (isTyping) flushSync(() => undefined);',
    replace: '',
    script: 'e2e',
    scriptArguments: ['faults/analyticsRanges', '--workers=1'],
  },
  {
    name: 'the draft of one record is offered for another',
    file: `${designSystem}/people/DepartmentModal/DepartmentModal.tsx`,
    find: "id: [title, department?.id].join(' ')",
    replace: 'id: title',
    script: 'stories',
    scriptArguments: ['overlays/UnsavedWork'],
  },
  {
    name: 'after Restore the focus is on what closes the form',
    file: `${designSystem}/overlays/UnsavedWork/DraftOffer.tsx`,
    find: 'if (offer.current) fieldAfter(offer.current)?.focus();',
    replace: '',
    script: 'stories',
    scriptArguments: ['overlays/UnsavedWork'],
  },
  {
    name: 'what the host refuses in a field is told nowhere near it',
    file: `${designSystem}/forms/fieldProps.ts`,
    find: 'hostProblem(name) ?? (showsProblems',
    replace: '(showsProblems',
    script: 'stories',
    scriptArguments: ['overlays/FormModal'],
  },
  {
    name: 'a name of spaces is shown as it is',
    file: 'packages/console/src/ground/named.ts',
    find: "name.trim() !== ''",
    replace: "name !== ''",
    script: 'unit',
    scriptArguments: ['packages/console/src/ground'],
  },
  {
    name: 'a state that loads has no picture',
    file: `${designSystem}/messaging/ChannelList/ChannelList.stories.tsx`,
    find: 'export const LoadingMore: Story = { args: { onLoadMore: fn(), isLoadingMore: true } };',
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/stories'],
  },
];
