import { readdirSync, readFileSync } from 'node:fs';

/** The document whose name a citation carries, where its file is called otherwise. */
const documentOfFile: Record<string, string> = { oracles: 'oracle' };

/** A line of docs/rules: the rule's document and id, and where it is. */
export interface RuleLine {
  document: string;
  id: string;
  file: string;
  line: number;
  /** What has to hold, in our words. */
  sentence: string;
}

/** Every line `- <a id="USER-20"></a>**USER-20** …` of docs/rules. */
export function ruleLines(): RuleLine[] {
  return readdirSync('docs/rules').flatMap((name) => {
    const file = `docs/rules/${name}`;
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, anchor, id = '', sentence = ''] = /^- <a id="(.+?)"><\/a>\*\*(.+?)\*\* (.+)$/.exec(text) ?? [];
        if (anchor === undefined || anchor !== id) return [];
        const stem = name.replace('.md', '');
        return [{ document: documentOfFile[stem] ?? stem, id, file, line: index + 1, sentence }];
      });
  });
}

/** The number of every page of docs/decisions: '0018'. */
export function decisionNumbers(): string[] {
  return readdirSync('docs/decisions').flatMap((name) => /^(\d{4})-/.exec(name)?.[1] ?? []);
}
