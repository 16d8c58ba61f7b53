/** The people of the sandbox (docs/sandbox.md); the password of each is `sandbox`. */
export const accounts = {
  super: { name: 'Margaret Chen-Whitaker' },
  solo: { name: 'Dale Kowalchuk' },
  unit: { name: 'Noémie Tremblay' },
  staff: { name: 'Jordan Okafor' },
  new: { name: 'Priya Ramanathan' },
} as const;

/** The username of one of them. */
export type Account = keyof typeof accounts;
