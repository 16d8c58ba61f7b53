import type { Sabotage } from './sabotageType.ts';

const untouched: Pick<Sabotage, 'script' | 'scriptArguments'> = { script: 'e2e', scriptArguments: ['journeys/untouched-parts.spec', '--workers=1'] };
const published = (title: string): Pick<Sabotage, 'script' | 'scriptArguments'> => ({ script: 'e2e', scriptArguments: ['journeys/published-content.spec', '-g', title, '--workers=1'] });

/** Broken rules of lists: their order, what they request from the host, and when, and to whom their rows let users write. */
export const listSabotages: Sabotage[] = [
  {
    name: 'descending sort reads as ascending',
    file: 'packages/design-system/src/collections/DataTable/head/sortState.ts',
    find: "return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;",
    replace: "return sort.direction === 'ascending' ? { columnId, direction: 'ascending' } : null;",
    script: 'unit',
    scriptArguments: ['packages/design-system/src/collections'],
  },
  {
    name: 'a column that has no room is left out',
    file: 'packages/design-system/src/collections/DataTable/layout/fittedColumns.tsx',
    find: 'guests.length === 0 ? column : withGuests(column, guests)',
    replace: 'column',
    script: 'e2e',
    scriptArguments: ['journeys/narrow-lists.spec', '-g', 'News and Announcements', '--workers=1'],
  },
  {
    name: 'a super administrator fetches every node',
    file: 'packages/console/src/access/usePlacedAccess.ts',
    find: "access.actingRole === 'SuperAdmin' ? null : '/api/organization-nodes'",
    replace: "'/api/organization-nodes'",
    ...published('requests no nodes'),
  },
  {
    name: 'the tree is fetched before anyone filters by it',
    file: 'packages/console/src/features/published-content/NodeFilter.tsx',
    find: 'useOrganizationNodes(open !== null)',
    replace: 'useOrganizationNodes()',
    ...published('requests no nodes'),
  },
  {
    name: 'what was asked ahead of a page outlives a write',
    file: 'packages/console/src/api/runningReads.ts',
    find: '        begun.delete(name);\n        controller.abort(new GivenUpError());\n',
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/api/runningReads'],
  },
  {
    name: 'a page asks only once it is rendered',
    file: 'packages/console/src/app/router.tsx',
    find: '    askAhead(address.pathname + search);\n',
    replace: '',
    ...published('at the press on its link'),
  },
  {
    name: 'the next page is asked for only once it is rendered',
    file: 'packages/console/src/shared/useNavigateFromHere.ts',
    find: '    before?.();\n',
    replace: '',
    ...published('in the task of the press'),
  },
  {
    name: 'rows take the place of the page that is only asked for',
    file: 'packages/design-system/src/collections/DataTable/window/useRenderedRows.ts',
    find: 'return isRefreshing ? shown : offset;',
    replace: 'return offset;',
    ...untouched,
  },
  {
    name: 'the filters of a list render with each sort',
    file: 'packages/design-system/src/collections/ListCard/ListFilters.tsx',
    find: '(before, now) => isSameFilter(before.filter, now.filter)',
    replace: '() => false',
    ...untouched,
  },
  {
    name: 'another page renders the whole navigation',
    file: 'packages/design-system/src/navigation/SideNav/SideNavEntryRow.tsx',
    find: '(before, now) => isSameEntry(before.entry, now.entry)',
    replace: '() => false',
    ...untouched,
  },
  {
    name: 'all that reads renders at each change of the address',
    file: 'packages/console/src/api/ApiScopeProvider.tsx',
    find: '<ScopeContext value={scopeOfReads}>',
    replace: '<ScopeContext value={{ ...scopeOfReads }}>',
    ...untouched,
  },
  {
    name: 'an inactive user is written to',
    file: 'packages/console/src/features/users/list/userActions.ts',
    find: 'return isActive(user) ? undefined : userMessages.actions.refused.inactive;',
    replace: 'return undefined;',
    script: 'unit',
    scriptArguments: ['packages/console/src/features/users/list'],
  },
  {
    name: 'a tap presses what an option has uncovered',
    file: 'packages/design-system/src/actions/strayPresses.ts',
    find: 'if (event.isTrusted && touched !== null && isApart(touched, controlOf(event.target))) isIgnoring = true;',
    replace: '',
    script: 'e2e',
    scriptArguments: ['faults/taps', '--workers=1'],
  },
];
