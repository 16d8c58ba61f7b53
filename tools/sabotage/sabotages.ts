/** One line broken on purpose, and the check that has to notice. */
export interface Sabotage {
  /** What is broken, as a person would say it. */
  name: string;
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  replace: string;
  /** Script of package.json that should fail. */
  script: string;
  /** Narrows the script to the part that matters, so that a run of all sabotages stays bearable. */
  scriptArguments?: string[];
}

const designSystem = 'packages/design-system/src';
const session = 'packages/console/src/session';

/** The list of `pnpm sabotage`. A check that none of these can turn red is a decoration. */
export const sabotages: Sabotage[] = [
  {
    name: 'the blue of a tenant changes a little',
    file: `${designSystem}/theme/palettes/blue.ts`,
    find: '#1f5fd0',
    replace: '#2f6fe0',
    script: 'stories',
    scriptArguments: ['actions/Button'],
  },
  {
    name: 'secondary text loses contrast',
    file: `${designSystem}/theme/colourTokens.ts`,
    find: 'secondary: standingOff(neutral(light ? 0.5 : 0.72), tinted, 4.7, away)',
    replace: 'secondary: standingOff(neutral(light ? 0.62 : 0.72), tinted, 3.2, away)',
    script: 'unit',
    scriptArguments: ['packages/design-system/src/theme'],
  },
  {
    name: 'an icon button has no name',
    file: `${designSystem}/actions/IconButton/IconButton.tsx`,
    find: 'aria-label={label}',
    replace: "aria-label=\"\"",
    script: 'stories',
    scriptArguments: ['actions/IconButton'],
  },
  {
    name: 'a second press confirms twice',
    file: `${designSystem}/overlays/ConfirmModal/ConfirmModal.tsx`,
    find: 'if (isRunning.current) return;',
    replace: '',
    script: 'stories',
    scriptArguments: ['overlays/ConfirmModal'],
  },
  {
    name: 'descending sort reads as ascending',
    file: `${designSystem}/collections/DataTable/sortState.ts`,
    find: "direction: first.desc ? 'descending' : 'ascending' }",
    replace: "direction: first.desc ? 'ascending' : 'ascending' }",
    script: 'unit',
    scriptArguments: ['packages/design-system/src/collections'],
  },
  {
    name: 'the chart names the wrong month',
    file: `${designSystem}/charts/LineChart/chartPoints.ts`,
    find: 'Date.UTC(year, month - 1, day)',
    replace: 'Date.UTC(year, month, day)',
    script: 'unit',
    scriptArguments: ['packages/design-system/src/charts'],
  },
  {
    name: 'tabs renew without the lock',
    file: `${session}/identity/renewal.ts`,
    find: 'if (steps.locks === undefined) return renewWithin(steps);',
    replace: 'if (steps.lockName) return renewWithin(steps);',
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'an unreachable identity provider signs people out',
    file: `${session}/identity/renewal.ts`,
    find: "{ kind: failure } : { kind: 'unreachable' };",
    replace: "{ kind: failure } : { kind: 'refused' };",
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'a link with two slashes leads off the site',
    file: `${session}/redirectTarget.ts`,
    find: 'url === null || url.origin !== origin ||',
    replace: 'url === null ||',
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'the tenant is dropped from the cache key',
    file: 'packages/console/src/api/readKey.ts',
    find: "return [subject, tenantId, roleId, 'get', path, withoutGaps(parameters)];",
    replace: "return [subject, '', roleId, 'get', path, withoutGaps(parameters)];",
    script: 'unit',
    scriptArguments: ['packages/console/src/api'],
  },
  {
    name: 'an empty 500 reads as success',
    file: 'packages/api-types/src/middleware/problem.ts',
    find: 'if (response.ok) return response;',
    replace: 'if (response.ok || response.status === 500) return response;',
    script: 'unit',
    scriptArguments: ['packages/api-types'],
  },
  {
    name: 'the bearer goes to any host',
    file: 'packages/api-types/src/middleware/bearer.ts',
    find: 'if (new URL(request.url).origin !== apiOrigin) {',
    replace: 'if (apiOrigin === undefined) {',
    script: 'unit',
    scriptArguments: ['packages/api-types'],
  },
  {
    name: 'the token is logged',
    file: 'packages/api-types/src/middleware/bearer.ts',
    find: "request.headers.set('Authorization', `Bearer ${token}`);",
    replace: "request.headers.set('Authorization', `Bearer ${token}`); console.log(token);",
    script: 'lint',
  },
  {
    name: 'the token is kept in storage',
    file: 'packages/api-types/src/middleware/bearer.ts',
    find: "request.headers.set('Authorization', `Bearer ${token}`);",
    replace: "request.headers.set('Authorization', `Bearer ${token}`); sessionStorage.setItem('token', token);",
    script: 'e2e',
    scriptArguments: ['journeys/sign-in', '--workers=1'],
  },
  {
    name: 'the design system imports the console',
    file: `${designSystem}/feedback/Badge/Badge.tsx`,
    find: "import type { ReactNode } from 'react';",
    replace: "import type { ReactNode } from 'react';\nimport '@noticeboard/console';",
    script: 'lint',
  },
  {
    name: 'the generated types are stale',
    file: 'openapi/schemas/tenant.yaml',
    find: 'contentItemCount: { type: integer, minimum: 0 }',
    replace: 'contentItemCount: { type: string }',
    script: 'contract',
  },
  {
    name: 'the sandbox lets a stranger into a tenant',
    file: 'packages/sandbox/src/access/authorizeScope.ts',
    find: '!isMember(context.database, tenantId, context.caller.userId)',
    replace: 'false',
    script: 'unit',
    scriptArguments: ['packages/sandbox/src/access', 'packages/sandbox/src/areas'],
  },
  {
    name: 'inline scripts are allowed',
    file: 'packages/console/serve/headers.ts',
    find: "    'script-src': [\"'self'\"],\n    'style-src'",
    replace: "    'script-src': [\"'self'\", \"'unsafe-inline'\"],\n    'style-src'",
    script: 'unit',
    scriptArguments: ['packages/console'],
  },
  {
    name: 'the console may be framed',
    file: 'packages/console/serve/headers.ts',
    find: "'frame-ancestors': [\"'none'\"],",
    replace: "'frame-ancestors': ['*'],",
    script: 'e2e',
    scriptArguments: ['faults/', '-g', 'X08', '--workers=1'],
  },
];
