/** A package's `src`, and the one direction that imports take through it. */
export interface House {
  /** From the root of the repository. */
  folder: string;
  /**
   * Floors from the ground up; rooms that share a floor are side by side. A file imports from its own room and from
   * floors below, never from a floor above or from a room beside it. Files that are in no room are on the top floor.
   */
  floors: readonly (readonly string[])[];
  /** Rooms whose folders never import each other. @default none */
  apart?: readonly string[];
  /** Files that may import from every room, because nothing imports them: stories show components together, tests start a whole sandbox. @default none */
  free?: RegExp;
  /** Which files may reach into which of another package: helpers of tests that start a whole host. @default none */
  reaches?: { from: RegExp; to: RegExp };
  /** What no file may import although it is no package's source. @default nothing */
  unknown?: RegExp;
  /** Packages of the workspace that may be imported by name, or entries of which nothing else may be. @default none */
  packages?: readonly string[];
}

/** The one table of directions, which `directions.ts` holds every import against (ADR 0046). */
export const houses: readonly House[] = [
  {
    folder: 'packages/console/src',
    floors: [['messages'], ['ground'], ['session'], ['api'], ['access'], ['shared'], ['uploads'], ['live'], ['content'], ['features'], ['app']],
    apart: ['features'],
    packages: ['@noticeboard/api-types', '@noticeboard/design-system'],
    reaches: { from: /\/(?:uploads\/testing\/|live\/liveConnection\.test)/, to: /^packages\/sandbox\/src\// },
  },
  {
    folder: 'packages/design-system/src',
    floors: [
      ['theme', 'time', 'text', 'files', 'effects', 'trustedTypes'],
      ['focus'],
      ['start', 'icons', 'messages'],
      ['actions'],
      ['layout'],
      ['feedback'],
      ['fields'],
      ['overlays'],
      ['forms'],
      ['collections', 'charts', 'editor'],
      ['people', 'organization', 'templates'],
      ['navigation', 'publishing', 'content', 'messaging', 'access', 'profile'],
    ],
    free: /\.stories\.tsx$/,
  },
  {
    folder: 'packages/sandbox/src',
    // Neither the world nor the server imports the other: `contract` has what they exchange.
    floors: [['contract'], ['world', 'host'], ['control']],
    free: /\.test\.ts$/,
    // Types alone, generated from the contract (ADR 0231).
    packages: ['@noticeboard/api-types/schema'],
  },
  { folder: 'packages/api-types/src', floors: [] },
  // The tests use the tools, which know nothing of the tests.
  {
    folder: 'tools',
    floors: [],
    unknown: /^packages\/end-to-end\//,
    // Two implementations of one rule are held against each other.
    reaches: { from: /^tools\/agreement\//, to: /^packages\/(?:design-system|sandbox)\/src\// },
  },
];
