import { tenantColours } from '@noticeboard/design-system';
import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'must be an http or https address'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header'));

const depth = v.pipe(v.number(), v.integer(), v.minValue(0));

const depths = v.array(depth);

const configurationSchema = v.object({
  api: v.object({
    /** API host without the `/api` of the paths. */
    address,
    /** decisions-main 1. */
    roleHeader: v.optional(headerName, 'X-Role-Id'),
    /** decisions-main 1. */
    tenantHeader: v.optional(headerName, 'X-Tenant-Id'),
  }),
  /** Address of the live hub. */
  hub: address,
  identity: v.object({
    authority: address,
    clientId: v.pipe(v.string(), v.nonEmpty()),
    scope: v.optional(v.string(), 'openid profile admin-api'),
  }),
  /** Name of the query parameter of `/select-role` with the path to continue to (decisions-main 1). */
  redirectParameter: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)), 'redirect'),
  /** Theme id to colour (decisions-main 2); any other id gives the default look. */
  themes: v.pipe(
    v.optional(v.record(v.string(), v.picklist(tenantColours)), {}),
    // Without a prototype: 'constructor' is an id like any other (SHELL-09).
    v.transform((themes) => Object.assign(Object.create(null) as typeof themes, themes)),
  ),
  /** Depths that fit a role of each type, the root being 0 (decisions-main 5). @default those of core §5 */
  roleDepths: v.optional(v.object({ SuperAdmin: depths, Staff: depths, OrganizationUnitAdmin: depths })),
  /** A node may get children while its depth is below this, the root being 0 (ORG-13, LIM-07, decisions-main 5). */
  addChildDepth: v.optional(depth, 2),
  links: v.optional(
    v.object({
      appStore: v.optional(v.nullable(address), null),
      playStore: v.optional(v.nullable(address), null),
      /** Where a super administrator changes contact details (core §5, decisions-core O57). */
      customerPortal: v.optional(v.nullable(address), null),
      /** Public address of the app, with which internal links of resources start (decisions-content O2). @default the console's own origin */
      app: v.optional(v.nullable(address), null),
    }),
    {},
  ),
});

/** The configuration of a build for the place where it runs: `/config.json`, read at run time. */
export type Configuration = v.InferOutput<typeof configurationSchema>;

/** `/config.json` exists and is not valid. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** One line for each fault: where it is and what is wrong. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super('The configuration cannot be used.');
    this.faults = faults;
  }
}

/**
 * Reads the text of `/config.json`.
 *
 * @throws ConfigurationError naming every fault
 */
export function readConfiguration(text: string): Configuration {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigurationError(['config.json is not JSON']);
  }
  const result = v.safeParse(configurationSchema, value);
  if (result.success) return result.output;
  throw new ConfigurationError(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`));
}

/** The configuration's file could not be loaded. */
export class ConfigurationMissingError extends Error {
  override readonly name = 'ConfigurationMissingError';
}

/**
 * Fetches and reads the configuration.
 *
 * @throws ConfigurationMissingError when it does not arrive, ConfigurationError when it cannot be used
 */
export async function loadConfiguration(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<Configuration> {
  let text: string;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) throw new ConfigurationMissingError(`config.json answered ${response.status}`);
    text = await response.text();
  } catch (error) {
    throw error instanceof ConfigurationMissingError ? error : new ConfigurationMissingError('config.json did not arrive', { cause: error });
  }
  return readConfiguration(text);
}
