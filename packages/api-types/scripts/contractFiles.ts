import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const repository = resolve(import.meta.dirname, '../../..');

/** The contract's root document. */
export const contractFile = join(repository, 'openapi/console.yaml');
/** The description of the live hub. */
export const hubContractFile = join(repository, 'openapi/asyncapi.yaml');
/** The generated types, committed. */
export const schemaFile = resolve(import.meta.dirname, '../src/schema.d.ts');

const header = `/** Generated from openapi/console.yaml by \`pnpm generate\`; every change by hand is lost. */\n\n`;

/** Runs a redocly command at the repository's root. */
export function redocly(...argv: string[]): { isSuccessful: boolean; output: string } {
  const require = createRequire(import.meta.url);
  const program = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  return { isSuccessful: status === 0, output: `${stdout}${stderr}` };
}

/**
 * The types that the contract generates now. The same contract produces the same text on every machine.
 *
 * @throws Error with redocly's message if the contract cannot be bundled
 */
export async function generatedSchema(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noticeboard-contract-'));
  try {
    const bundle = join(folder, 'console.json');
    const { isSuccessful, output } = redocly('bundle', contractFile, '--output', bundle);
    if (!isSuccessful) throw new Error(output);
    const contract = withoutScopeHeaders(JSON.parse(await readFile(bundle, 'utf8')) as unknown);
    const types = await openapiTypeScript(contract as OpenAPI3, { alphabetize: true, defaultNonNullable: false });
    return header + astToString(types);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The client writes the role and tenant headers itself, so that no call can name another scope (faults D3): its types omit them. */
function withoutScopeHeaders(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isScopeHeader(entry)).map(withoutScopeHeaders);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => !isScopeHeader(entry))
      .map(([key, entry]) => [key, withoutScopeHeaders(entry)]),
  );
}

function isScopeHeader(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  if ('$ref' in entry) return /^#\/components\/parameters\/(Optional)?(Role|Tenant)IdHeader$/.test(String(entry.$ref));
  return 'in' in entry && entry.in === 'header';
}
