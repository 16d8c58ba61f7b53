import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { type Diagnostic, linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { editorMessages } from '../../messages/editor.ts';
import { faultInWords } from './faultInWords.ts';
import { findPlaceholderFaults, findPlaceholders, type TemplateProperty } from './templatePlaceholders.ts';

const mark = Decoration.mark({ class: 'nb-placeholder' });

/** Offers the names after `{{`, and closes the braces after the chosen one. */
function complete(context: CompletionContext, properties: readonly TemplateProperty[]): CompletionResult | null {
  const written = context.matchBefore(/\{\{[^\S\n]*[\p{L}\p{N}_.-]*/u);
  if (written === null) return null;
  const after = context.state.sliceDoc(context.pos, context.pos + 2);
  const from = written.from + (/^\{\{[^\S\n]*/.exec(written.text)?.[0].length ?? 2);
  return {
    from,
    validFor: /^[\p{L}\p{N}_.-]*$/u,
    options: properties.map(({ name, type, description }) => ({
      label: name,
      // With a space, as it would be announced as one word with the name.
      detail: ` ${type}`,
      ...(description !== undefined && { info: description }),
      apply: (view, _completion, start, end) => {
        const insert = after === '}}' ? name : `${name}}}`;
        view.dispatch({ changes: { from: start, to: end, insert }, selection: { anchor: start + name.length + 2 }, userEvent: 'input.complete' });
      },
    })),
  };
}

const drawMarks = (view: EditorView): DecorationSet =>
  Decoration.set(findPlaceholders(view.state.doc.toString()).map(({ from, to }) => mark.range(from, to)));

/** Decorates the placeholders; templates are short enough to scan the whole text at each change. */
const highlight = ViewPlugin.define(
  (view) => {
    const plugin = {
      marks: drawMarks(view),
      update: (change: { docChanged: boolean; view: EditorView }) => {
        if (change.docChanged) plugin.marks = drawMarks(change.view);
      },
    };
    return plugin;
  },
  { decorations: ({ marks }) => marks },
);

function diagnose(view: EditorView, properties: readonly TemplateProperty[]): Diagnostic[] {
  return findPlaceholderFaults(view.state.doc.toString(), properties).map((fault) => ({
    from: fault.from,
    to: fault.to,
    severity: 'warning',
    markClass: 'nb-fault',
    message: faultInWords(fault),
  }));
}

/** All that the source does with placeholders. */
export const placeholderSupport = (properties: readonly TemplateProperty[]) => [
  highlight,
  EditorState.phrases.of({ Completions: editorMessages.template.placeholders }),
  autocompletion({ override: [(context) => complete(context, properties)], icons: false }),
  linter((view) => diagnose(view, properties), { delay: 100 }),
];
