// oidc-provider warns about every Node release that is not a long-term one. The workspace ships the
// release that it was tested with, so the person who starts the sandbox need not be warned.
const warn = console.warn;
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
};
