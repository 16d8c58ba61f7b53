/** Which files each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The changed files, and every file that imports one of them, directly or through others. */
export function reachedBy(changed: readonly string[], imports: Imports): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set(changed);
  // Iterating a set includes what is added meanwhile.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
