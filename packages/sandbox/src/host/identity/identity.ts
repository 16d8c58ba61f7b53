import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import type { IdentityControl } from './identityControl.ts';
import type { TrafficLog } from '../trafficLog.ts';
import { closed, listening } from '../listening.ts';
import type { AccountDirectory } from '../../contract/accounts.ts';
import { createIdentityServer } from './identityServer.ts';
import { defaultIdentitySettings } from './identitySettings.ts';
import { openIdentityState } from './identityState.ts';
import { createProvider } from './provider.ts';
import { tokenSigner, type TokenSigner } from './signedToken.ts';

/** The identity provider while it runs. */
export interface RunningIdentity {
  /** `localhost` first, `127.0.0.1` second (faults F8). */
  origins: [string, string];
  signer: TokenSigner;
  /** The generation that access tokens need at least. */
  generation: () => number;
  control: IdentityControl;
  stop: () => Promise<void>;
}

/** Opens the provider's state and starts its listener. */
export async function startIdentity(options: {
  identityPort: number;
  dataFolder: string;
  consoleOrigins: readonly string[];
  tokenTtl: number;
  refreshTokens: boolean;
  accounts: AccountDirectory;
  traffic: TrafficLog;
  log: (line: string) => void;
}): Promise<RunningIdentity> {
  const { accounts, consoleOrigins, traffic, log } = options;
  const state = openIdentityState(options.dataFolder);
  const signer = tokenSigner(state.signingKey);
  const initial = defaultIdentitySettings({ ttl: options.tokenTtl, refreshTokens: options.refreshTokens });
  let settings = initial;

  const providers = new Map<string, Provider>();
  const grantTypes = new WeakMap<IncomingMessage, string>();
  const server = createIdentityServer({ providers, accounts, consoleOrigins, settings: () => settings, traffic, grantTypes, log });
  try {
    await listening(server, options.identityPort);
  } catch (error) {
    state.database.close();
    throw error;
  }
  // The issuers contain the port, which is only known now if it is a free one.
  const { port } = server.address() as AddressInfo;
  const origins: [string, string] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  for (const issuer of origins) {
    providers.set(new URL(issuer).host, createProvider({ issuer, consoleOrigins, accounts, state, signer, settings: () => settings, grantTypes }));
  }

  return {
    origins,
    signer,
    generation: () => settings.generation,
    control: {
      settings: () => settings,
      change: (changed) => {
        settings = { ...settings, ...changed };
      },
      reset: () => {
        settings = { ...initial, generation: settings.generation };
      },
      expireAccessTokens: () => {
        settings = { ...settings, generation: settings.generation + 1 };
      },
      endSessions: (user) => {
        const userId = user === undefined ? null : (accounts.findByUsername(user)?.userId ?? user);
        state.database
          .prepare(
            `DELETE FROM artifact WHERE (key LIKE '%|Session|%' OR key LIKE '%|RefreshToken|%')
             AND (? IS NULL OR json_extract(payload, '$.accountId') = ?)`,
          )
          .run(userId, userId);
      },
    },
    stop: async () => {
      await closed(server);
      state.database.close();
    },
  };
}
