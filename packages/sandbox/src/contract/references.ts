import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';

/** A part of the contract together with the file that its own references are relative to. */
export interface Located<T = unknown> {
  value: T;
  file: string;
}

/** Id under which the bundled schemas are registered with the validator. */
export const bundleId = 'contract';

/**
 * Follows the contract's `$ref`s across its files. Parameters, responses and path items are looked up
 * where needed; schemas are gathered into one bundle whose definitions may refer to themselves.
 */
export class References {
  readonly #root: string;
  readonly #documents = new Map<string, unknown>();
  readonly #definitions: Record<string, unknown> = {};

  constructor(rootFile: string) {
    this.#root = dirname(resolve(rootFile));
  }

  /** The whole document in a file. */
  document(file: string): unknown {
    const path = resolve(file);
    if (!this.#documents.has(path)) this.#documents.set(path, parse(readFileSync(path, 'utf8')));
    return this.#documents.get(path);
  }

  /** Follows a chain of references to its target. */
  follow(located: Located): Located {
    let current = located;
    for (let depth = 0; depth < 20; depth++) {
      const reference = referenceOf(current.value);
      if (reference === undefined) return current;
      current = this.#lookUp(reference, current.file);
    }
    throw new Error(`References in ${located.file} go round in a circle`);
  }

  /** The schema with its references pointing into the bundle. */
  schema(located: Located): Record<string, unknown> {
    return this.#rewrite(located.value, located.file) as Record<string, unknown>;
  }

  /** Every schema that the schemas so far refer to. */
  bundle(): Record<string, unknown> {
    return { $id: bundleId, $defs: this.#definitions };
  }

  #lookUp(reference: string, file: string): Located {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? file : resolve(dirname(file), path);
    let value = this.document(target);
    for (const part of pointer.split('/').slice(1)) {
      const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined;
    }
    if (value === undefined) throw new Error(`${relative(this.#root, file)} refers to ${reference}, which does not exist`);
    return { value, file: target };
  }

  #rewrite(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((element) => this.#rewrite(element, file));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, element]): [string, unknown] =>
      key === '$ref' && typeof element === 'string'
        ? [key, `${bundleId}#/$defs/${this.#define(element, file)}`]
        : [key, this.#rewrite(element, file)],
    );
    return Object.fromEntries(entries);
  }

  #define(reference: string, file: string): string {
    const target = this.#lookUp(reference, file);
    const [path = '', pointer = ''] = reference.split('#');
    const from = path === '' ? file : resolve(dirname(file), path);
    const name = `${relative(this.#root, from)}#${pointer}`.replaceAll(/[^A-Za-z0-9]+/g, '.');
    if (!(name in this.#definitions)) {
      // Set first, so that a recursive schema finds its own definition.
      this.#definitions[name] = {};
      this.#definitions[name] = this.#rewrite(target.value, target.file);
    }
    return name;
  }
}

/** Whether the value is a plain object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function referenceOf(value: unknown): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}
