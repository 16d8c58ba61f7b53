import { parseSync } from 'vite';

/** A place where a test would fail because the machine is busy. */
export interface RealTime {
  line: number;
  /** What is there. */
  what: string;
}

/** As much of the parser's tree as is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The suite's own limits in `playwright.config.ts`, in milliseconds: what a machine that is ten times as slow needs. */
const usualLimits = { expectation: 15_000, test: 90_000 } as const;

/** Clocks that are read for nothing but a duration. */
const stopwatches = /\bperformance\s*\.\s*now\b|\bPerformanceObserver\b|\bhrtime\b|\bconsole\s*\.\s*time(End)?\b/;
/** Moments of the machine's clock in what is expected: one of now, or the distance of two. */
const momentOfNow = /\bDate\.now\(|\bnew Date\(\)/;
const distance = /(startedAt|finishedAt|Date\.parse\(|\.getTime\()[^;]* - /;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isNumber = (node: unknown, least: number) => isNode(node) && node.type === 'Literal' && typeof node['value'] === 'number' && node['value'] >= least;
const isCalled = (node: Node, name: string) => node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === name;
const nameOfMember = (node: unknown) => (isNode(node) && node.type === 'MemberExpression' && isNode(node['property']) ? node['property']['name'] : undefined);

/** Whether this is `expect(…).toPass(…)`: what is tried again within it may be short, as only all of it fails. */
const isTriedAgain = (node: Node) => node.type === 'CallExpression' && nameOfMember(node['callee']) === 'toPass';

/**
 * Finds what measures a test by the machine's clock: limits shorter than the suite's, waits for time to pass, stopwatches, and
 * expectations of a moment or of the distance between two. A limit within `expect(…).toPass()` only tries again.
 */
export function realTimeIn(path: string, text: string): RealTime[] {
  const found: RealTime[] = [];
  const source = (node: Node) => text.slice(node.start, node.end);
  const note = (node: Node, what: string) => found.push({ line: text.slice(0, node.start).split('\n').length, what });
  const visit = (node: Node, isTried: boolean): void => {
    const called = node.type === 'CallExpression' ? nameOfMember(node['callee']) : undefined;
    const [given] = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
    if (called === 'waitForTimeout') note(node, 'a wait for time to pass');
    if (called === 'setTimeout' && source(node).startsWith('test.') && given?.type === 'Literal' && !isNumber(given, usualLimits.test)) note(node, 'less time than other tests have');
    if (node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'timeout' && !isTried && !isNumber(node['value'], usualLimits.expectation)) note(node, 'a limit shorter than the suite’s');
    if (isCalled(node, 'expect') && given && !/Function/.test(given.type) && (momentOfNow.test(source(given)) || distance.test(source(given)))) note(node, 'a duration that is expected');
    const isStopwatch = node.type === 'MemberExpression' || node.type === 'Identifier' ? stopwatches.test(source(node)) && source(node).length < 40 : false;
    if (isStopwatch) note(node, 'a stopwatch');
    for (const part of partsOf(node)) visit(part, isTried || (isTriedAgain(node) && part === node['callee']));
  };
  visit(parseSync(path, text).program as unknown as Node, false);
  return found.filter(({ line, what }, at) => found.findIndex((other) => other.line === line && other.what === what) === at);
}
