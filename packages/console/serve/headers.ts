/** The part of the run-time configuration that the headers depend on. */
interface Addresses {
  api: string;
  hub: string;
  identityProvider: string;
  /** Where browsers report what the policy refused; empty for nowhere. */
  reports: string;
}

/**
 * The headers that a server of the console must send with a path (faults D10), as `docs/deployment.md` lists
 * them for other servers. The bundled server sends these; the tests run behind it.
 *
 * @param path of the request, without its query
 * @param configuration what `/config.json` answers
 */
export function headersFor(path: string, configuration: Record<string, unknown>): Record<string, string> {
  const addresses = addressesIn(configuration);
  return {
    'Content-Security-Policy': policy({
      ...(ownDirectives[path] ?? consoleDirectives(addresses)),
      ...(addresses.reports !== '' && { 'report-to': ['noticeboard'] }),
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The page that shows e-mails has no origin, so its own script is cross-origin to it.
    'Cross-Origin-Resource-Policy': path === '/preview.js' ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    ...(addresses.reports !== '' && { 'Reporting-Endpoints': `noticeboard="${addresses.reports}"` }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

type Directives = Record<string, string[]>;

/** The renewal frame's page: its own small script, and only our own pages around it (faults F9). */
const silentCallbackDirectives: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The page that shows e-mails (faults F13): their styles and pictures, its own small script and none of theirs, in no
 * origin, and only our own pages around it.
 */
const previewDirectives: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['https:', 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-scripts'],
};

/** Pages that are not the console. */
const ownDirectives: Readonly<Record<string, Directives>> = {
  '/silent-callback.html': silentCallbackDirectives,
  '/preview.html': previewDirectives,
};

function consoleDirectives({ api, hub, identityProvider }: Addresses): Directives {
  const hubSocket = hub.replace(/^http/, 'ws');
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', api],
    'media-src': ['blob:', api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, hub, hubSocket, identityProvider],
    'frame-src': ["'self'", identityProvider],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // `default` lets nothing but the empty text through (`allowEmptyHtml`), `thumbnails` and `answers` one script of our own each (`ground/startWorker.ts`).
    'trusted-types': ['dompurify', 'default', 'thumbnails', 'answers'],
  };
}

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== ''))].join(' '))
    .join('; ');
}

function addressesIn(configuration: Record<string, unknown>): Addresses {
  return {
    api: originOf(property(configuration['api'], 'address')),
    hub: originOf(configuration['hub']),
    identityProvider: originOf(property(configuration['identity'], 'authority')),
    reports: reportAddress(configuration['reports']),
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** An address as a URL parser writes it holds neither a quote nor a line break. */
function reportAddress(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' ? url.origin + url.pathname : '';
}

/** Nothing but an origin ever gets into the header, whatever the configuration contains. */
function originOf(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : '';
}
