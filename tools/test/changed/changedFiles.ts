import { execFileSync } from 'node:child_process';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const git = (...words: string[]) => lines(execFileSync('git', words, { encoding: 'utf8' }));

/**
 * The files of the work tree that differ from a commit, new and deleted ones too, from the root of the repository.
 *
 * @param since a commit; of a branch, where the two parted
 */
export function changedFiles(since: string): string[] {
  const [base = since] = git('merge-base', since, 'HEAD');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])].toSorted();
}
