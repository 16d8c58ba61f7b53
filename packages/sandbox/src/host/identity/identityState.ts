import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

/** What the identity provider must remember so that a restart keeps everyone signed in. */
export interface IdentityState {
  database: DatabaseSync;
  /** The private signing key, as a JSON Web Key with its `kid`. */
  signingKey: Record<string, unknown> & { kid: string };
  /** Secret that signs the provider's cookies. */
  cookieSecret: string;
}

/** Opens the provider's own database in the data folder, making its key and secret on first use. */
export function openIdentityState(folder: string): IdentityState {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'identity.sqlite'));
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS artifact (
      key TEXT PRIMARY KEY,
      payload TEXT NOT NULL,
      grant_id TEXT,
      session_uid TEXT,
      expires_at INTEGER
    ) STRICT;
    CREATE INDEX IF NOT EXISTS artifact_grant ON artifact (grant_id);
    CREATE INDEX IF NOT EXISTS artifact_session ON artifact (session_uid);
    CREATE INDEX IF NOT EXISTS artifact_expiry ON artifact (expires_at);
  `);
  return {
    database,
    signingKey: JSON.parse(remembered(database, 'signing-key', newSigningKey)) as IdentityState['signingKey'],
    cookieSecret: remembered(database, 'cookie-secret', () => randomBytes(32).toString('base64url')),
  };
}

function remembered(database: DatabaseSync, name: string, make: () => string): string {
  const stored = database.prepare('SELECT value FROM secret WHERE name = ?').get(name)?.['value'];
  if (typeof stored === 'string') return stored;
  const value = make();
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, value);
  return value;
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' });
}
