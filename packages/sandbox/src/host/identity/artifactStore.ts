import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Keeps the identity provider's sessions, grants, codes and refresh tokens in SQLite.
 *
 * @param namespace issuer of the provider, so that the two origins share nothing
 * @param detectsReuse returns whether a used refresh token is marked as used (strict reuse detection)
 */
export function artifactAdapter(
  database: DatabaseSync,
  namespace: string,
  detectsReuse: () => boolean,
): (model: string) => Adapter {
  const statements = {
    upsert: database.prepare(
      `INSERT INTO artifact (key, payload, grant_id, session_uid, expires_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
         session_uid = excluded.session_uid, expires_at = excluded.expires_at`,
    ),
    find: database.prepare('SELECT payload FROM artifact WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)'),
    findBySession: database.prepare('SELECT payload FROM artifact WHERE session_uid = ?'),
    remove: database.prepare('DELETE FROM artifact WHERE key = ?'),
    removeGrant: database.prepare('DELETE FROM artifact WHERE grant_id = ?'),
    removeExpired: database.prepare('DELETE FROM artifact WHERE expires_at <= ?'),
  };
  const read = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
    row === undefined ? undefined : (JSON.parse(String(row['payload'])) as AdapterPayload);

  return (model) => {
    const key = (id: string) => `${namespace}|${model}|${id}`;
    const scoped = (id: string | undefined) => (id === undefined ? null : `${namespace}|${id}`);
    return {
      async upsert(id, payload, expiresIn) {
        const now = Date.now();
        statements.removeExpired.run(now);
        statements.upsert.run(
          key(id),
          JSON.stringify(payload),
          model === 'Grant' ? null : scoped(payload.grantId),
          model === 'Session' ? scoped(payload.uid) : null,
          expiresIn !== undefined && expiresIn > 0 ? now + expiresIn * 1000 : null,
        );
      },
      async find(id) {
        return read(statements.find.get(key(id), Date.now()));
      },
      async findByUid(uid) {
        return read(statements.findBySession.get(scoped(uid)));
      },
      async findByUserCode() {
        return undefined;
      },
      async destroy(id) {
        statements.remove.run(key(id));
      },
      async revokeByGrantId(grantId) {
        statements.removeGrant.run(scoped(grantId));
      },
      async consume(id) {
        if (model === 'RefreshToken' && !detectsReuse()) return;
        const payload = read(statements.find.get(key(id), Date.now()));
        if (payload === undefined) return;
        payload.consumed = Math.floor(Date.now() / 1000);
        database.prepare('UPDATE artifact SET payload = ? WHERE key = ?').run(JSON.stringify(payload), key(id));
      },
    };
  };
}
