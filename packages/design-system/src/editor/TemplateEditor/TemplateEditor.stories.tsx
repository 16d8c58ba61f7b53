import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TemplateEditor } from './TemplateEditor.tsx';
import type { TemplateProperty } from './templatePlaceholders.ts';

const properties: readonly TemplateProperty[] = [
  { name: 'firstName', type: 'String', description: 'First name of the person who receives it' },
  { name: 'residenceName', type: 'String' },
  { name: 'unreadCount', type: 'Number' },
  { name: 'isNewUser', type: 'Boolean' },
];
const template = `<!doctype html>
<html>
  <body style="margin: 0">
    <!-- Greeting -->
    <h1>Welcome, {{firstName}}</h1>
    <p class="lead">You have {{ unreadCount }} unread notices at {{residenceName}}.</p>
    <a href="https://example.com/start">Open Noticeboard</a>
  </body>
</html>`;

const meta = {
  title: 'Editor/TemplateEditor',
  component: TemplateEditor,
  args: { label: 'Message', properties, height: 280, onChange: fn() },
} satisfies Meta<typeof TemplateEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function source(canvasElement: HTMLElement): Promise<EditorView> {
  const host = await waitFor(() => {
    const content = canvasElement.querySelector('[data-source]')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
    if (!content) throw new Error('The source is not there yet.');
    return content;
  }, { timeout: 15_000 });
  const view = EditorView.findFromDOM(host);
  if (view === null) throw new Error('There is no source.');
  return view;
}

const type = (view: EditorView, text: string) => {
  view.focus();
  const { head } = view.state.selection.main;
  view.dispatch({ changes: { from: head, insert: text }, selection: { anchor: head + text.length }, userEvent: 'input.type' });
};

export const Filled: Story = {
  args: { defaultValue: template },
  play: async ({ canvasElement, args }) => {
    const view = await source(canvasElement);
    await expect(view.contentDOM).toHaveAttribute('aria-label', 'Message');
    await expect(view.dom.querySelectorAll('.nb-placeholder')).toHaveLength(3);
    // Under the console's policy nothing may add a style element (faults D10).
    const root = view.dom.getRootNode() as ShadowRoot;
    await expect(root.querySelector('style')).toBeNull();
    await expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Text: Story = { args: { format: 'text', height: 160, defaultValue: 'Hello {{firstName}}, you have {{unreadCount}} unread notices.' } };
export const ReadOnly: Story = { args: { defaultValue: template, isReadOnly: true } };
export const Refused: Story = { args: { defaultValue: template, disabledReason: 'Only super administrators may change templates.' } };
export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Write a message.', height: 160 } };

export const UnknownPlaceholders: Story = {
  args: { defaultValue: '<p>Hello {{fristName}},</p>\n<p>{{weather}} {{first name</p>' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const view = await source(canvasElement);
    await expect(canvas.getByText('3 placeholders need attention')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use {{firstName}}' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Hello {{firstName}},</p>\n<p>{{weather}} {{first name</p>');
    await expect(canvas.getByText('2 placeholders need attention')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show line 2' })[0] as HTMLElement);
    await expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('{{weather}}');
    await waitFor(() => expect(view.dom.querySelectorAll('.nb-fault').length).toBeGreaterThan(0));
  },
};

export const Completing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: '' },
  play: async ({ canvasElement, args }) => {
    const view = await source(canvasElement);
    type(view, 'Hello {{');
    const list = await waitFor(() => within(view.dom).getByRole('listbox'));
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(view.contentDOM).toHaveAttribute('aria-activedescendant');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: within(list).getByRole('option', { name: /^firstName/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello {{firstName}}');
  },
};

/** A placeholder is not reported as wrong while it is being typed. */
export const BeingWritten: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const view = await source(canvasElement);
    type(view, 'Hello {{firs');
    await waitFor(() => within(view.dom).getByRole('listbox'));
    await waitFor(() => expect(view.dom.querySelectorAll('.nb-fault')).toHaveLength(1));
    await expect(canvas.queryByText(/needs attention/)).toBeNull();
    view.dispatch({ selection: { anchor: 0 } });
    await expect(await canvas.findByText('1 placeholder needs attention')).toBeVisible();
    view.dispatch({ selection: { anchor: view.state.doc.length } });
    await waitFor(() => expect(canvas.queryByText(/needs attention/)).toBeNull());
    view.contentDOM.blur();
    await expect(await canvas.findByText('1 placeholder needs attention')).toBeVisible();
  },
};

export const InsertedFromMenu: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: 'Hello ' },
  play: async ({ canvasElement, args }) => {
    const view = await source(canvasElement);
    type(view, '');
    view.dispatch({ selection: { anchor: 6 } });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Insert placeholder' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /unreadCount/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello {{unreadCount}}');
    // The next words go on behind it.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect((view.dom.getRootNode() as ShadowRoot).activeElement).toBe(view.contentDOM));
  },
};

export const TabLeaves: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: 'Hello {{frstName}}' },
  play: async ({ canvasElement, args }) => {
    const view = await source(canvasElement);
    view.focus();
    const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true });
    view.contentDOM.dispatchEvent(tab);
    await expect(tab.defaultPrevented).toBe(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { defaultValue: '<!-- Greeting -->\n<p class="lead">Hello {{firstName}}, {{weather}}</p>', height: 120 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect([...canvasElement.querySelectorAll('[data-source]')].filter((host) => host.shadowRoot?.querySelector('.nb-fault'))).toHaveLength(10), { timeout: 15_000 });
  },
};

/** A press opened it: it has the focus, at the end of the text, whether the editor's code had arrived or not. */
export const WrittenRightAfterAPress: Story = {
  args: { label: 'Text', format: 'text', height: 160, autoFocus: true, defaultValue: 'Dear' },
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <OpenedByPress {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    const view = await source(canvasElement);
    await waitFor(() => expect(view.hasFocus).toBe(true));
    await expect(view.state.selection.main.head).toBe(4);
    type(view, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('Dear!');
  },
};

function OpenedByPress(props: ComponentProps<typeof TemplateEditor>) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <TemplateEditor {...props} /> : <button onClick={() => setOpen(true)}>Write</button>;
}
