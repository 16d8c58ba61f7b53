/** The part of Vite's build manifest that sizes need. */
export type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/**
 * Every JavaScript file that a browser must have before these modules run: their chunks and, again and again,
 * what those import statically. A module that several screens share has a chunk that only goes by its name.
 * Throws for a module that is not in the build, so that no budget measures nothing.
 */
export function chunksOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
    if (!chunk) throw new Error(`The build has no chunk for ${module}: mend tools/size/budgets.ts.`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}
