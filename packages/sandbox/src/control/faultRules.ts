/** Which requests a fault is for. All given fields must match. */
export interface FaultMatch {
  /** In capitals. @default any */
  method?: string;
  /** Path glob: `*` matches one segment or a part of one, `**` for any number. @default any */
  path?: string;
  operationId?: string;
  /** Value of X-Tenant-Id. */
  tenant?: string;
  /** Value of X-Role-Id. */
  role?: string;
  /** Query parameters that must have these values. */
  query?: Record<string, string>;
  /** Only the nth matching request, counted from 1 since the rule was made. */
  nth?: number;
  /** Only this many matching requests, from the first on. @default all */
  times?: number;
}

/** What happens to a matching request. */
export interface FaultAction {
  /** Milliseconds to wait before anything else. */
  delayMs?: number;
  /** Wait, before anything else, until it is released or all rules are cleared. Unlike a delay, it lasts as long as the test needs on any machine. */
  hold?: boolean;
  /** Milliseconds to wait after the operation was executed and before the response. */
  delayAnswerMs?: number;
  /** Never respond; the operation is not executed. Clearing the rules closes hanging connections. */
  hang?: boolean;
  /** Respond with this status without executing the operation. */
  status?: number;
  /** Body instead of the real one: text unchanged, anything else as JSON. Without `status` the operation is executed and its status kept. */
  body?: unknown;
  /** Path of a file whose bytes replace the real body, whose type is kept. The operation is executed. */
  bodyFile?: string;
  /** Headers added to the response. */
  headers?: Record<string, string>;
  /** Values written into the real JSON response, by path: `results.*.authorName`. */
  set?: Record<string, unknown>;
  /** Paths removed from the real JSON response. */
  remove?: readonly string[];
  /** Send the head and this many bytes of the body, then reset the connection. */
  resetAfterBytes?: number;
  /** Send the head and this many bytes of the body, and the rest when it is released, or all rules are cleared. */
  holdAfterBytes?: number;
  /** Execute the operation, then reset the connection without a response. */
  resetAfterCommit?: boolean;
  /** End the body properly after this many bytes, so that its JSON is cut off. */
  truncate?: number;
}

/** One rule of `/__fault`. */
export interface FaultRule {
  match: FaultMatch;
  do: FaultAction;
}

/** A rule with its matches. */
export interface ActiveFaultRule extends FaultRule {
  id: number;
  /** Requests that matched, whether or not the fault fired. */
  matched: number;
  fired: number;
}

/** The request that a rule is compared with. */
export interface FaultCandidate {
  method: string;
  path: string;
  operationId: string | null;
  tenant: string | null;
  role: string | null;
  query: URLSearchParams;
}

/** The fault rules that are active. */
export class FaultRules {
  #rules: ActiveFaultRule[] = [];
  #count = 0;
  #hanging = new Set<() => void>();
  #held = new Set<() => void>();

  add(rule: FaultRule): ActiveFaultRule {
    const active = { ...rule, id: ++this.#count, matched: 0, fired: 0 };
    this.#rules.push(active);
    return active;
  }

  rules(): readonly ActiveFaultRule[] {
    return this.#rules;
  }

  /** Removes one rule, or all of them. When no rule is left, hanging requests are cut and held ones continue. */
  clear(id?: number): void {
    this.#rules = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
    if (this.#rules.length > 0) return;
    this.release();
    for (const cut of this.#hanging) cut();
    this.#hanging.clear();
  }

  /** The action for a request: that of the first rule that fires. */
  actionFor(candidate: FaultCandidate): FaultAction | undefined {
    let action: FaultAction | undefined;
    for (const rule of this.#rules) {
      if (!agrees(rule.match, candidate)) continue;
      rule.matched++;
      if (action !== undefined) continue;
      const { nth, times } = rule.match;
      if (nth !== undefined && rule.matched !== nth) continue;
      if (times !== undefined && rule.fired >= times) continue;
      rule.fired++;
      action = rule.do;
    }
    return action;
  }

  /** Remembers a request that hangs, with the callback that ends it. */
  hang(cut: () => void): void {
    this.#hanging.add(cut);
  }

  /** Remembers a held response, with the callback that lets it continue. */
  hold(resume: () => void): void {
    this.#held.add(resume);
  }

  /** @returns a promise that resolves when held requests are released */
  async untilReleased(): Promise<void> {
    await new Promise<void>((resolve) => this.hold(resolve));
  }

  /** Lets held requests continue; the rules stay. */
  release(): void {
    for (const resume of this.#held) resume();
    this.#held.clear();
  }
}

function agrees(match: FaultMatch, candidate: FaultCandidate): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== candidate.method) return false;
  if (match.path !== undefined && !globPattern(match.path).test(candidate.path)) return false;
  if (match.operationId !== undefined && match.operationId !== candidate.operationId) return false;
  if (match.tenant !== undefined && match.tenant !== candidate.tenant) return false;
  if (match.role !== undefined && match.role !== candidate.role) return false;
  return Object.entries(match.query ?? {}).every(([name, value]) => candidate.query.get(name) === value);
}

function globPattern(glob: string): RegExp {
  const pattern = glob
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('');
  return new RegExp(`^${pattern}$`);
}
