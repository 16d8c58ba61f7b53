import { administrationSabotages } from './administrationSabotages.ts';
import { directionSabotages } from './directionSabotages.ts';
import { documentSabotages } from './documentSabotages.ts';
import { focusSabotages } from './focusSabotages.ts';
import { formSabotages } from './formSabotages.ts';
import { hostSabotages } from './hostSabotages.ts';
import { listSabotages } from './listSabotages.ts';
import { messageSabotages } from './messageSabotages.ts';
import { pageSabotages } from './pageSabotages.ts';
import { policySabotages } from './policySabotages.ts';
import { postSabotages } from './postSabotages.ts';
import { ruleSabotages } from './ruleSabotages.ts';
import { sessionSabotages } from './sessionSabotages.ts';
import { settingsSabotages } from './settingsSabotages.ts';
import { storySabotages } from './storySabotages.ts';
import { uploadSabotages } from './uploadSabotages.ts';
import type { Sabotage } from './sabotageType.ts';

const designSystem = 'packages/design-system/src';
const session = 'packages/console/src/session';

/** The list of `pnpm sabotage`. A check that none of these can turn red is a decoration. */
export const sabotages: Sabotage[] = [
  {
    name: 'the blue of a tenant changes a little',
    file: `${designSystem}/theme/palettes/palettes.ts`,
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
    file: `${designSystem}/overlays/useModalAction.ts`,
    find: 'if (isRunning.current) return false;',
    replace: '',
    script: 'stories',
    scriptArguments: ['overlays/ConfirmModal'],
  },
  {
    name: 'the chart names the wrong month',
    file: `${designSystem}/charts/series/chartSeries.ts`,
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
    name: 'a disguised link is taken for a path of the console',
    file: `${session}/redirectTarget.ts`,
    // Plain slashes are refused by three rules; this is the only one that sees them encoded.
    find: 'if (!isPlainPath(text) || !isPlainPath(decoded(text))) return undefined;',
    replace: 'if (!isPlainPath(text)) return undefined;',
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
    name: 'the same change is sent twice at the same time',
    file: 'packages/console/src/api/runningWrites.ts',
    find: "if (running.has(write.name)) return { status: 'ignored' };",
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/api'],
  },
  {
    name: 'a change that nobody waits for counts as refused',
    file: 'packages/console/src/api/writeOutcome.ts',
    find: "if (isStopped) return 'unknown';",
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/api'],
  },
  {
    name: 'a late renewal brings a signed-out session back',
    file: `${session}/session.ts`,
    find: 'if (epoch !== started) return false;',
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'a late answer of the tenant that was left is taken',
    file: `${session}/workspace/workspaceStore.ts`,
    find: 'if (run !== started || epoch() !== session) return;',
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'signing out names someone in its address',
    file: `${session}/endSessionAddress.ts`,
    find: '  return url.href;',
    replace: "  url.searchParams.set('id_token_hint', clientId);\n  return url.href;",
    script: 'unit',
    scriptArguments: ['packages/console/src/session'],
  },
  {
    name: 'a link fetches no code ahead',
    file: 'packages/console/src/app/prefetch.ts',
    find: '    page.lazy.prefetch();\n',
    replace: '',
    script: 'unit',
    scriptArguments: ['packages/console/src/app'],
  },
  {
    name: 'nobody is told that an answer takes long',
    file: 'packages/console/src/app/shell/SlowReads.tsx',
    find: '{isSlow && <SlowNotice',
    replace: '{!isSlow && <SlowNotice',
    script: 'e2e',
    scriptArguments: ['faults/failingAnswers', '-g', 'N06', '--workers=1'],
  },
  {
    name: 'a token stands in the address of the page',
    file: `${session}/session.ts`,
    find: 'const wasSignedIn = parts.tokens.current !== undefined;',
    replace:
      "const wasSignedIn = parts.tokens.current !== undefined; window.history.replaceState(null, '', `?hint=${parts.tokens.current?.idToken}`);",
    script: 'e2e',
    scriptArguments: ['faults/signOut', '-g', 'ends the session at the provider', '--workers=1'],
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
    file: 'packages/sandbox/src/world/access/authorizeScope.ts',
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
  ...sessionSabotages,
  ...settingsSabotages,
  ...storySabotages,
  ...administrationSabotages,
  ...focusSabotages,
  ...formSabotages,
  ...hostSabotages,
  ...listSabotages,
  ...messageSabotages,
  ...postSabotages,
  ...uploadSabotages,
  ...pageSabotages,
  ...policySabotages,
  ...directionSabotages,
  ...documentSabotages,
  ...ruleSabotages,
];
