import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A file of the repository that people write. */
export interface TextFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

const places = ['packages', 'tools', '.storybook', 'docs', 'openapi', 'examples', '.oxlintrc.json', 'README.md', 'CONTRIBUTING.md'];
const written = /\.(?:css|html|js|json|md|mjs|py|sql|tsx?|ya?ml)$/;
/** Generated files; the parser of citations and the sabotages of documents, whose samples cite nothing. */
const left = /\/baseline\/|schema\.d\.ts$|pnpm-lock|^tools\/documents\/citations|^tools\/sabotage\/documentSabotages/;
/** Pages that show the forms of citations. */
const guides = ['docs/rules/README.md', 'CONTRIBUTING.md'];

/** The files that can cite a rule: those in git and new ones, without what is generated; `andGuides` also those about citing. */
export function repositoryFiles({ andGuides = false } = {}): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], { encoding: 'utf8' });
  const paths = [...new Set(listed.split('\n'))].filter((path) => written.test(path) && !left.test(path) && existsSync(path) && (andGuides || !guides.includes(path)));
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
