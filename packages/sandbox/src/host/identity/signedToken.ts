import { createPrivateKey, createPublicKey, sign, verify, type webcrypto } from 'node:crypto';

/** Claims of a JSON Web Token. */
type Claims = Record<string, unknown>;

/** Signs and reads the provider's tokens (RS256) without going through the provider. */
export interface TokenSigner {
  sign(claims: Claims, header?: Record<string, unknown>): string;
  /** Header and claims if the signature is ours, else undefined. Expiry is not checked. */
  read(token: string): { header: Record<string, unknown>; claims: Claims } | undefined;
}

/** Makes a signer from the provider's private key. */
export function tokenSigner(key: Record<string, unknown> & { kid: string }): TokenSigner {
  const privateKey = createPrivateKey({ key: key as webcrypto.JsonWebKey, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  return {
    sign(claims, header = {}) {
      const content = `${encode({ alg: 'RS256', kid: key.kid, ...header })}.${encode(claims)}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    read(token) {
      const [header, claims, signature, ...rest] = token.split('.');
      if (header === undefined || claims === undefined || signature === undefined || rest.length > 0) return undefined;
      const readHeader = decode(header);
      const readClaims = decode(claims);
      if (readHeader?.['alg'] !== 'RS256' || readClaims === undefined) return undefined;
      const genuine = verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
      return genuine ? { header: readHeader, claims: readClaims } : undefined;
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
