import { diagnosticsMessages } from '../../messages/diagnostics.ts';
import { messages } from '../../messages/en.ts';
import type { ConsoleSession } from '../../session/consoleSession.ts';
import { highestRoleType } from '../../session/workspace/roleRank.ts';

const { fields, groups, values } = diagnosticsMessages;

/** One line of the diagnostics page. */
interface Fact {
  name: string;
  value: string;
}

/** Lines of the diagnostics page under one heading. */
export interface FactGroup {
  title: string;
  facts: Fact[];
}

/** Everything that support asks for and nothing secret: no token, no code, no cookie (decisions-core G2; decisions-main 12). */
export function diagnosticFacts({ configuration, session, workspace }: ConsoleSession, hostAnswers: string): FactGroup[] {
  const state = session.state.read();
  const chosen = workspace.state.read();
  const scope = chosen.status === 'ready' ? chosen.workspace : undefined;
  const times = session.tokenTimes();
  const moment = (milliseconds: number | undefined) => (milliseconds === undefined ? undefined : new Date(milliseconds).toISOString());
  const facts = (entries: [string, string | undefined][]): Fact[] => entries.map(([name, value]) => ({ name, value: value ?? '–' }));
  return [
    {
      title: groups.console,
      facts: facts([
        [fields.version, __CONSOLE_VERSION__],
        [fields.mode, import.meta.env.MODE],
        [fields.browser, navigator.userAgent],
        [fields.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone],
        [fields.online, navigator.onLine ? values.online : values.offline],
      ]),
    },
    {
      title: groups.session,
      facts: facts([
        [fields.userId, scope?.profile.id],
        [fields.userName, scope?.profile.name],
        [fields.tokenEnds, moment(times?.expiresAt)],
        [fields.renews, moment(times?.renewAt)],
        [fields.renewal, state.status === 'signed-in' && state.isRetrying ? values.retrying : values.working],
      ]),
    },
    {
      title: groups.scope,
      facts: facts([
        [fields.tenant, scope && `${scope.tenant.name} (${scope.tenant.id})`],
        [fields.role, scope && `${scope.role.name} (${scope.role.id})`],
        [fields.highestRole, scope && messages.roleTypes[highestRoleType(scope.profile, scope.roleTypes)]],
      ]),
    },
    {
      title: groups.host,
      facts: facts([
        [fields.api, configuration.api.address],
        [fields.apiAnswers, hostAnswers],
        [fields.identityProvider, configuration.identity.authority],
        [fields.hub, configuration.hub],
      ]),
    },
  ];
}
