import { readFileSync } from 'node:fs';

/** The console's `/config.json` for a sandbox on these ports: the shipped defaults with its addresses put in. */
export function sandboxConfiguration(apiPort: number, identityPort: number): Record<string, unknown> {
  const shipped = readFileSync('packages/console/public/config.json', 'utf8');
  return JSON.parse(
    shipped
      .replaceAll('localhost:5180', `localhost:${apiPort}`)
      .replaceAll('localhost:5190', `localhost:${identityPort}`),
  ) as Record<string, unknown>;
}
