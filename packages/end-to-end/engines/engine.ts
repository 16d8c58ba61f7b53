/** What can be found on a page by its name. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'menuitem' | 'option' | 'row' | 'searchbox' | 'spinbutton' | 'switch' | 'textbox' | 'treeitem';

/** The target of an action: a role and the beginning of its name. */
export interface Named {
  role: Role;
  name: string;
}

/** A browser with one page, whatever drives it. */
export interface Engine {
  /** Name and version, for the report. */
  name: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Presses with the browser's own pointer. */
  press: (expression: string) => Promise<void>;
  /** Types with the browser's own keyboard, at the focus. */
  type: (text: string) => Promise<void>;
  /** Back, as the browser's button does it. */
  back: () => Promise<void>;
  /** One key, such as `Enter`, `Escape`, `ArrowDown`. */
  key: (name: Key) => Promise<void>;
  /** What the page threw since the last call. Engines that don't report them return none. */
  thrown: () => string[];
  /** Takes a picture of the window (PNG). */
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The keys that actions press. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'Backspace' | 'Enter' | 'Escape' | 'Space' | 'Tab';

const selectors: Record<Role, string> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]:not([role=switch]), [role=checkbox]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  row: 'tbody tr, [role=row]',
  searchbox: 'input[type=search], [role=searchbox]',
  spinbutton: '[role=spinbutton]',
  switch: '[role=switch]',
  textbox: 'input:not([type]), input[type=text], input[type=password], input[type=email], input[type=tel], textarea, [contenteditable=true], [role=textbox]',
  treeitem: '[role=treeitem], [role=tree] [role=row], [role=treegrid] [role=row]',
};

/**
 * An expression for the first visible element of the role whose name begins so, or null. The name is what most elements have:
 * `aria-label`, `aria-labelledby`, a label around or for it, else its text.
 */
export function found({ role, name }: Named): string {
  return `(() => {
    const words = (element) => {
      const told = element?.cloneNode(true);
      told?.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
      return told?.textContent.trim().replaceAll(/\\s+/g, ' ') || (told?.querySelector('img[alt]')?.alt ?? '');
    };
    const nameOf = (element) =>
      element.getAttribute('aria-label') ??
      (element.hasAttribute('aria-labelledby')
        ? element.getAttribute('aria-labelledby').split(' ').map((id) => document.getElementById(id)).map((each) => each?.getAttribute('aria-label') ?? words(each)).join(' ').trim()
        : [...(element.labels ?? [])].map(words).join(' ') || words(element));
    const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert], [aria-hidden=true]');
    return [...document.querySelectorAll(${JSON.stringify(selectors[role])})].find((element) => isShown(element) && nameOf(element).startsWith(${JSON.stringify(name)})) ?? null;
  })()`;
}

const patience = 30_000;

/** Waits until the expression is true in the page; throws with what was waited for, and what the page threw. */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    if (await engine.read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    if (Date.now() > end) throw new Error([`${what}: not within ${patience / 1000} s`, ...engine.thrown()].join('\n'));
    // The page is polled ten times a second; there is nothing to listen to that both drivers have.
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** Waits for an element and returns an expression for it. */
export async function untilFound(engine: Engine, named: Named): Promise<string> {
  const expression = found(named);
  await until(engine, `${named.role} '${named.name}'`, `${expression} !== null`);
  return expression;
}

/** Presses an element once it is there. */
export async function press(engine: Engine, role: Role, name: string): Promise<void> {
  await engine.press(await untilFound(engine, { role, name }));
}

/** Replaces what a field holds, as a person does: into the field, everything marked, typed over. */
export async function fill(engine: Engine, role: Role, name: string, text: string): Promise<void> {
  const field = await untilFound(engine, { role, name });
  await engine.press(field);
  await engine.read(`(${field}).select?.()`);
  await engine.type(text);
}
