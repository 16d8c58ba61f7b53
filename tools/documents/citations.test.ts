import { describe, expect, test } from 'vitest';
import { citationsOf } from './citations.ts';

const cited = (text: string) => citationsOf(text).citations.map(({ document, id, line }) => `${document} ${id}:${line}`);
const unclear = (text: string) => citationsOf(text).unclear.map(({ text: found }) => found);

describe('Citations', () => {
  test.each([
    ['(core §5, §7; decisions-core A30)', ['core §5:1', 'core §7:1', 'decisions-core A30:1']],
    ['(decisions-core O60 to O62)', ['decisions-core O60:1', 'decisions-core O61:1', 'decisions-core O62:1']],
    ['Decisions-content §1b, O16 and A34', ['decisions-content §1b:1', 'decisions-content O16:1', 'decisions-content A34:1']],
    ['`ORG-09` to `ORG-11`', ['requirements ORG-09:1', 'requirements ORG-10:1', 'requirements ORG-11:1']],
    ['rows API-403 and API-408', ['api API-403:1', 'api API-408:1']],
    ['faults D12, P17; oracles O2, O3', ['faults D12:1', 'faults P17:1', 'oracle O2:1', 'oracle O3:1']],
    ["test('N05 asks once'); (ADR 0018)", ['ADR 0018:1', 'faults N05:1']],
  ])('%s are read with the document that their list names', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  test('A list of citations may continue on the next line of a comment', () => {
    expect(cited('/**\n * They are saved (decisions-core\n * O43, O44).\n */')).toEqual(['decisions-core O43:2', 'decisions-core O44:2']);
  });

  test.each([
    ['(decisions 3)', ['decisions 3']],
    ['as decision 14 says', ['decision 14']],
    ['(core §2 Layout, §9)', ['§9']],
    ['(A22, O13)', ['O13']],
    ['(D3)', ['D3']],
    ['Surveys follow A7', ['A7']],
    ['faults.md §4', ['faults.md', '§4']],
  ])('The citation %s could mean several things', (text, expected) => {
    expect(unclear(text)).toEqual(expected);
  });

  test.each(["'2026-03-08T00:00:00Z'", '#A12', '/caf%C3%A9', 'press Shift F10', '=A1', 'UTF-16, SHA-256'])('The text %s cites nothing', (text) => {
    expect(citationsOf(text)).toEqual({ citations: [], unclear: [] });
  });
});
