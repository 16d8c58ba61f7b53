import { paths } from '../../console/src/ground/paths.ts';
import { type Engine, fill, found, press, until, untilFound } from './engine.ts';

/** One thing that people do, in the console at this address. */
export interface Act {
  title: string;
  run: (engine: Engine, console_: string) => Promise<void>;
}

const isBroken = "document.body.textContent.includes('Something went wrong') || document.body.textContent.includes('Page not found')";
const isLoading = "document.querySelector('[aria-busy=true]') !== null";
const isOverPage = "document.querySelector('[role=dialog], [role=alertdialog]') !== null";
const isFocused = (expression: string) => `(${expression})?.contains(document.activeElement)`;

/** Opens a screen and waits until it has all that it shows at first. */
async function open(engine: Engine, console_: string, path: string): Promise<void> {
  await engine.open(console_ + path);
  await until(engine, `${path} has its heading and has loaded`, `location.pathname.startsWith(${JSON.stringify(path)}) && document.querySelector('h1') !== null && !(${isLoading})`);
  if (await engine.read<boolean>(isBroken)) throw new Error(`${path} is broken: ${await engine.read<string>('document.body.innerText.slice(0, 400)')}`);
}

/** Screens without an id in their address; the rest are reached from their lists. */
const screens = Object.values(paths).filter((path) => typeof path === 'string').filter((path) => path !== paths.loginCallback && path !== paths.selectRole);

/** In this order: each begins where the one before has ended. */
export const acts: readonly Act[] = [
  {
    title: 'signs in and chooses tenant and role',
    run: async (engine, console_) => {
      await engine.open(console_);
      await press(engine, 'button', 'Sign in');
      await fill(engine, 'textbox', 'Username', 'super');
      await fill(engine, 'textbox', 'Password', 'sandbox');
      await press(engine, 'button', 'Sign in');
      await press(engine, 'button', 'Harbour Care');
      const role = await untilFound(engine, { role: 'button', name: 'Super administrator' });
      await engine.read(`(${role}).focus()`);
      await engine.key('Enter');
      await untilFound(engine, { role: 'button', name: 'Account of Margaret Chen-Whitaker' });
    },
  },
  {
    title: `opens each of ${screens.length} screens`,
    run: async (engine, console_) => {
      for (const path of screens) await open(engine, console_, path);
    },
  },
  {
    title: 'searches a list, and has its place back after a reload',
    run: async (engine, console_) => {
      await open(engine, console_, paths.publishedContent);
      await engine.press("document.querySelector('main input[type=search]')");
      await engine.type('recycling');
      const isFiltered = `!(${isLoading}) && location.search.includes('recycling') && [...document.querySelectorAll('tbody tr')].every((row) => row.textContent.toLowerCase().includes('recycling'))`;
      await until(engine, 'the rows that were looked for', isFiltered);
      const address = await engine.read<string>('location.href');
      await engine.open(address);
      await until(engine, 'the search after a reload', `document.querySelector('main input[type=search]')?.value === 'recycling' && ${isFiltered}`);
    },
  },
  {
    title: 'opens a menu by keyboard, leaves it by Escape, and has the focus back',
    run: async (engine, console_) => {
      await open(engine, console_, paths.dashboard);
      const button = await untilFound(engine, { role: 'button', name: 'Account of Margaret' });
      await engine.read(`(${button}).focus()`);
      await engine.key('Enter');
      await until(engine, 'the focus in the menu', "document.activeElement?.closest('[role=menu]') !== null");
      await engine.key('ArrowDown');
      await engine.key('Escape');
      await until(engine, 'the focus on the button', isFocused(button));
    },
  },
  {
    title: 'adds a tag in a dialog, whose wrong name is refused',
    run: async (engine, console_) => {
      await open(engine, console_, paths.userTags);
      await press(engine, 'button', 'Add tag');
      await fill(engine, 'textbox', 'Name', 'x');
      await press(engine, 'button', 'Add');
      await until(engine, 'the refusal', "document.body.textContent.includes('Name must have at least 2 characters')");
      await fill(engine, 'textbox', 'Name', 'lifeguards');
      await engine.key('Enter');
      await until(engine, 'the new row', "[...document.querySelectorAll('tbody tr')].some((row) => row.textContent.includes('@lifeguards'))");
    },
  },
  {
    title: 'closes a window by Back, and leaves the page by the next one',
    run: async (engine, console_) => {
      await open(engine, console_, paths.dashboard);
      await press(engine, 'link', 'Users');
      await until(engine, 'the users', `location.pathname === '${paths.users}' && ${found({ role: 'button', name: 'Add user' })} !== null && !(${isLoading})`);
      await press(engine, 'button', 'Add user');
      await untilFound(engine, { role: 'textbox', name: 'Name' });
      await engine.back();
      await until(engine, 'the window to be closed and its page to stay', `!(${isOverPage}) && location.pathname === '${paths.users}'`);
      // Twice, as what the first one has left in the history is used again.
      await press(engine, 'button', 'Add user');
      await untilFound(engine, { role: 'textbox', name: 'Name' });
      await engine.key('Escape');
      await until(engine, 'the window to be closed', `!(${isOverPage})`);
      await engine.back();
      await until(engine, 'the dashboard', `location.pathname === '${paths.dashboard}'`);
    },
  },
  {
    title: 'asks once before Back closes a form with something typed',
    run: async (engine, console_) => {
      await open(engine, console_, paths.userTags);
      await press(engine, 'button', 'Add tag');
      await fill(engine, 'textbox', 'Name', 'swimmers');
      for (const answer of ['Keep editing', 'Discard']) {
        await engine.back();
        await press(engine, 'button', answer);
        await until(engine, 'the question to be closed', "document.querySelector('[role=alertdialog]') === null");
        const isKept = `document.querySelector('[role=dialog] input')?.value === 'swimmers'`;
        await until(engine, answer, `location.pathname === '${paths.userTags}' && ${answer === 'Discard' ? `!(${isOverPage})` : isKept}`);
      }
    },
  },
  {
    title: 'walks the organization by arrow keys',
    run: async (engine, console_) => {
      await open(engine, console_, paths.organization);
      const row = await untilFound(engine, { role: 'treeitem', name: 'Harbour Care' });
      await engine.press(row);
      await engine.key('ArrowDown');
      await until(engine, 'the next row to have the focus', `document.activeElement?.closest('[role=row], [role=treeitem]') !== null && !${isFocused(row)}`);
    },
  },
  {
    title: 'types a date into its parts',
    run: async (engine, console_) => {
      await open(engine, console_, paths.analyticsUserActivity);
      await press(engine, 'button', '7 days');
      await press(engine, 'option', 'Custom');
      const month = await untilFound(engine, { role: 'spinbutton', name: 'month,' });
      const before = await engine.read<string>(`(${month}).textContent`);
      await engine.read(`(${month}).focus()`);
      await engine.key('ArrowUp');
      await until(engine, 'another month', `document.querySelector('[role=spinbutton]').textContent !== ${JSON.stringify(before)}`);
    },
  },
  {
    title: 'writes into the editor of a template',
    run: async (engine, console_) => {
      await open(engine, console_, paths.settingsEmailTemplates);
      const editor = "[...document.querySelectorAll('main *')].map((element) => (element.shadowRoot ?? element).querySelector('[contenteditable=true]')).find(Boolean)";
      await until(engine, 'the editor', editor);
      await engine.press(editor);
      await engine.type('Zebra ');
      await until(engine, 'what was typed', `(${editor}).textContent.includes('Zebra')`);
      await press(engine, 'button', 'Discard');
    },
  },
  {
    title: 'signs out',
    run: async (engine, console_) => {
      await open(engine, console_, paths.dashboard);
      await press(engine, 'button', 'Account of Margaret');
      await press(engine, 'menuitem', 'Sign out');
      await until(engine, 'the page of the sign-in', `${found({ role: 'heading', name: 'Sign in to Noticeboard' })} !== null`);
    },
  },
];
