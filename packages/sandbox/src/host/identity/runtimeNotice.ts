// oidc-provider warns about every Node release that has no long-term support. The workspace ships the
// release that it was tested with, so the warning would only confuse.
const warn = console.warn;
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
};
