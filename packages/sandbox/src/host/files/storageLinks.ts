import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationResult, StoredFile } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';

const folder = '/storage/';

/** Signed addresses of stored files, which need no token until they expire (decisions-content O19). */
export class StorageLinks {
  readonly #now: () => Date;
  /** New at each start: addresses from before no longer work. */
  readonly #secret = randomBytes(32);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The address of a file at the host with this origin. */
  create = (origin: string, { key, contentType, downloadName }: StoredFile, expires: Date): string => {
    const address = new URL(`${folder}${key}`, origin);
    address.searchParams.set('type', contentType);
    if (downloadName !== undefined) address.searchParams.set('name', downloadName);
    address.searchParams.set('expires', expires.toISOString());
    address.searchParams.set('signature', this.#sign(address));
    return address.href;
  };

  /**
   * The file that a signed address leads to, undefined for other addresses.
   *
   * @throws ProblemError 403 for an address that was changed or has expired
   */
  follow = (address: URL): OperationResult | undefined => {
    if (!address.pathname.startsWith(folder)) return undefined;
    const given = Buffer.from(address.searchParams.get('signature') ?? '', 'hex');
    const expected = Buffer.from(this.#sign(address), 'hex');
    const { searchParams } = address;
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isSigned || new Date(searchParams.get('expires') ?? 0) <= this.#now()) throw new ProblemError(403, 'This address is no longer valid.');
    const downloadName = searchParams.get('name');
    return {
      status: 200,
      stored: {
        key: address.pathname.slice(folder.length),
        contentType: searchParams.get('type') ?? 'application/octet-stream',
        ...(downloadName !== null && { downloadName }),
      },
    };
  };

  #sign({ pathname, searchParams }: URL): string {
    const signed = [pathname, searchParams.get('type'), searchParams.get('name'), searchParams.get('expires')];
    return createHmac('sha256', this.#secret).update(JSON.stringify(signed)).digest('hex');
  }
}
