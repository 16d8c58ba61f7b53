/**
 * Something that a chosen role needs is missing: logged to the browser's console, and shown nowhere else (core §8,
 * `ERR-35`, `ERR-36`). The user stays with the choice (decisions-core A74).
 */
export function reportMissing(what: 'user' | 'organization node', roleId: string): void {
  const whose = what === 'user' ? 'the' : 'its';
  console.error(`Critical: role ${roleId} was chosen, but ${whose} ${what} is missing.`);
}
