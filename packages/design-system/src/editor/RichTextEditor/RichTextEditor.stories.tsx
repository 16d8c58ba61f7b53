import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { foreignMarkup } from '#storybook/provokedReports';
import { allowedSample, hostileSamples } from '../SafeHtml/hostileSamples.ts';
import { sanitizeHtml } from '../SafeHtml/sanitizeHtml.ts';
import { googleSample, wordSample } from './pasting/pastedSamples.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { PictureUploadOptions, UploadedPicture } from './richTextTypes.ts';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

const keep = (_file: File, _options: PictureUploadOptions): Promise<UploadedPicture> => Promise.resolve({ src: picture, alt: 'Garden' });

const meta = {
  title: 'Editor/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Body', onChange: fn(), onUploadImage: keep },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const textbox = (element: HTMLElement) => within(element).findByRole('textbox', { name: /^Body/ }, { timeout: 15_000 });

async function paste(target: HTMLElement, data: { html?: string; text?: string; files?: File[] }) {
  const transfer = new DataTransfer();
  if (data.html !== undefined) transfer.setData('text/html', data.html);
  if (data.text !== undefined) transfer.setData('text/plain', data.text);
  for (const one of data.files ?? []) transfer.items.add(one);
  target.focus();
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  await waitFor(() => expect(target.isConnected).toBe(true));
}

export const Empty: Story = { args: { placeholder: 'What do residents need to know?', description: 'Shown in the app below the title.' } };

/** Opening a document changes nothing, whatever it holds. */
export const Filled: Story = {
  args: { defaultValue: allowedSample },
  play: async ({ canvasElement, args }) => {
    await expect(await textbox(canvasElement)).toHaveTextContent('garden party');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Long text scrolls inside: the editor keeps its 400 pixels (LIM-48). */
export const LongText: Story = {
  args: { defaultValue: `<h1>Everything about the garden party</h1>${allowedSample.repeat(3)}` },
  play: async ({ canvasElement }) => {
    const text = await textbox(canvasElement);
    const toolbar = within(canvasElement).getByRole('toolbar', { name: 'Formatting of Body' });
    const frame = toolbar.parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(400);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await textbox(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(await screen.findByText('Go to the toolbar')).toBeInTheDocument();
  },
};

export const AskingForLink: Story = {
  args: { defaultValue: '<p>The menu is on <a href="https://example.com/menu">our page</a>.</p>' },
  play: async ({ canvasElement }) => {
    const text = await textbox(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Link' }));
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Link address' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Link' }));
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Link address' })).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { defaultValue: allowedSample, isReadOnly: true } };

export const Refused: Story = {
  args: { defaultValue: '<p>Published on Monday.</p>', disabledReason: 'A published document cannot be changed.' },
  play: async ({ canvasElement, args }) => {
    const text = await textbox(canvasElement);
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription('A published document cannot be changed.');
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull();
  },
};

export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Write something first.' } };

export const ByKeyboard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const text = await textbox(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Body'));
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(within(canvasElement).getByRole('button', { name: 'Text style: Paragraph' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const bold = within(canvasElement).getByRole('button', { name: 'Bold' });
    await expect(bold).toHaveFocus();
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await paste(text, { text: 'Soup' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/Soup/)));
    await userEvent.keyboard('{Tab}');
    await expect(text).not.toHaveFocus();
  },
};

export const Linking: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: '<p>Menu</p>' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await textbox(canvasElement);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    const address = await canvas.findByRole('textbox', { name: 'Link address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Enter a web address/));
    await userEvent.clear(address);
    await userEvent.keyboard('example.com/menu{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><a target="_blank" rel="noopener noreferrer" href="https://example.com/menu">Menu</a></p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove link' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Menu</p>');
  },
};

export const PastedFromWord: Story = {
  parameters: { checks: { isWithoutPicture: true, provokedReports: foreignMarkup } },
  play: async ({ canvasElement, args }) => {
    await paste(await textbox(canvasElement), { html: wordSample, text: 'x' });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<h1>Summer</h1><p>The <strong>garden</strong> is <em>open</em>.</p><ul><li><p>Hat</p><ul><li><p>Straw</p></li></ul></li><li><p>Water</p></li></ul>' +
        '<ol><li><p>Welcome</p></li><li><p>Lunch</p></li></ol>',
    );
  },
};

export const PastedFromGoogle: Story = {
  parameters: { checks: { isWithoutPicture: true, provokedReports: foreignMarkup } },
  play: async ({ canvasElement, args }) => {
    await paste(await textbox(canvasElement), { html: googleSample, text: 'x' });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<h2>Summer</h2><p>The <strong>garden</strong> is <em>open</em>.</p><ul><li><p>Hat</p><ul><li><p>Straw</p></li></ul></li></ul>',
    );
  },
};

/** Hostile HTML, given and pasted: nothing runs, and what comes out passes the sanitiser unchanged. */
export const Hostile: Story = {
  parameters: { checks: { isWithoutPicture: true, provokedReports: foreignMarkup } },
  args: { defaultValue: hostileSamples.join('') },
  play: async ({ canvasElement, args }) => {
    const text = await textbox(canvasElement);
    for (const sample of hostileSamples) await paste(text, { html: sample, text: 'x' });
    await paste(text, { html: '<p>The end</p>', text: 'The end' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('The end')));
    for (const [html] of (args.onChange as ReturnType<typeof fn>).mock.calls as [string][]) await expect(sanitizeHtml(html)).toBe(html);
    await expect(canvasElement.querySelector('script, iframe, svg[onload], [onerror], [style*=fixed], object, embed')).toBeNull();
    await expect(window).not.toHaveProperty('hostileRan');
  },
};

let finish: ((uploaded: UploadedPicture) => void) | undefined;
let refuse: ((error: Error) => void) | undefined;
const waiting = (_file: File, { onProgress }: PictureUploadOptions) =>
  new Promise<UploadedPicture>((resolve, reject) => {
    onProgress(0.4);
    finish = resolve;
    refuse = reject;
  });

export const Uploading: Story = {
  args: { defaultValue: '<p>The garden in June</p>', onUploadImage: waiting },
  play: async ({ canvasElement }) => {
    await paste(await textbox(canvasElement), { files: [file('garden.png')] });
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Uploading garden.png' })).toHaveAttribute('aria-valuenow', '40');
  },
};

export const UploadFailed: Story = {
  args: { defaultValue: '<p>The garden in June</p>', onUploadImage: waiting, onUploadingChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await paste(await textbox(canvasElement), { files: [file('garden.png'), file('plan.svg', 'image/svg+xml')] });
    await canvas.findByRole('progressbar');
    refuse?.(new Error('The host does not answer.'));
    await expect(await canvas.findByText('garden.png: The host does not answer.')).toBeVisible();
    await expect(canvas.getAllByText('Upload failed')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('progressbar');
    await expect(args.onChange).not.toHaveBeenCalled();
    finish?.({ src: picture, alt: 'Garden' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(`<img src="${picture}" alt="Garden">`)));
    await waitFor(() => expect(args.onUploadingChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByText(/Only PNG, JPEG/)).toBeVisible();
  },
};

export const Source: Story = {
  parameters: { checks: { provokedReports: foreignMarkup } },
  args: { defaultValue: '<h2>Menu</h2><p>Soup</p>' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await textbox(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'HTML source' }));
    const source = canvas.getByRole('textbox', { name: 'HTML source of Body' });
    await expect(source).toHaveValue('<h2>Menu</h2>\n<p>Soup</p>');
    await userEvent.type(source, '<p onclick="x()">Bread</p><script>x()</script>');
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2>Menu</h2><p>Soup</p><p>Bread</p>');
  },
};

export const Table: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await textbox(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert table' }));
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use first row as heading' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete column' }));
    await waitFor(() => expect(canvas.getAllByRole('cell')).toHaveLength(6));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringMatching(/style|colgroup/));
  },
};

function Reset() {
  const [value, setValue] = useState('<p>Draft</p>');
  return (
    <>
      <RichTextEditor label="Body" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>As saved</p>')}>
        Discard
      </button>
      <output>{value}</output>
    </>
  );
}

export const ValueFromOutside: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <Reset />,
  play: async ({ canvasElement }) => {
    const text = await textbox(canvasElement);
    await paste(text, { text: 'More ' });
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('More'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(text).toHaveTextContent('As saved'));
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(10), { timeout: 15_000 });
  },
  args: { defaultValue: '<h2>Menu</h2><p>Soup of the <strong>day</strong> with <a href="https://example.com">bread</a></p>', height: 260 },
};
