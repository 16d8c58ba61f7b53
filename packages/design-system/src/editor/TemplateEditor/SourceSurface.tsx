import { completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { placeholderSupport } from './placeholderSupport.ts';
import { sourceTheme } from './sourceTheme.ts';
import { source } from './TemplateEditor.css.ts';
import type { SourceHandle } from './sourceHandle.ts';
import type { TemplateProperty } from './templatePlaceholders.ts';

interface SourceSurfaceProps {
  /** Names the source for screen readers. */
  label: string;
  /** Description and error in one: the source's shadow root cannot point at elements outside. */
  hint: string;
  /** The source; a change from outside replaces it. */
  value: string;
  /** Called with each change that the user makes. */
  onChange: (value: string) => void;
  /** Called with where the cursor is after each step of it, and with `null` once the source has lost the focus. */
  onCursor: (position: number | null) => void;
  /** Placeholders to suggest and to mark. */
  properties: readonly TemplateProperty[];
  /** HTML is highlighted, text is not. */
  format: 'html' | 'text';
  /** Pixels at the default text size. */
  height: number;
  /** Announced as `aria-required`. */
  isRequired: boolean;
  /** Announced as `aria-invalid`. */
  isInvalid: boolean;
  /** Whether it can't be changed. */
  isLocked: boolean;
  /** Whether it is locked for a reason, and announced as disabled rather than read-only. */
  isRefused: boolean;
  /** Called once with the handle of the source. */
  onReady: (handle: SourceHandle) => void;
}

const fromOutside = Annotation.define<boolean>();

/**
 * Puts what is typed over a selection in its place. Left to the browser, the new text keeps the colour of the old one
 * by a `style` attribute, which a Content-Security-Policy refuses and reports.
 */
const typingOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { state } = view;
    if (event.inputType !== 'insertText' || event.isComposing || event.data === null || state.readOnly || state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

function attributes({ label, hint, isRequired, isInvalid, isLocked, isRefused }: SourceSurfaceProps): Record<string, string> {
  return {
    'aria-label': label,
    'aria-multiline': 'true',
    tabindex: '0',
    ...(hint !== '' && { 'aria-description': hint }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isLocked && !isRefused && { 'aria-readonly': 'true' }),
    ...(isRefused && { 'aria-disabled': 'true' }),
  };
}

/** What changes while the source is shown. */
const changing = (props: SourceSurfaceProps): Extension => [
  EditorState.readOnly.of(props.isLocked),
  EditorView.editable.of(!props.isLocked),
  EditorView.contentAttributes.of(attributes(props)),
  placeholderSupport(props.properties),
];

const handleOf = (view: EditorView): SourceHandle => ({
  focus: () => view.focus(),
  replace: (text, range = view.state.selection.main) => {
    view.dispatch({ changes: { from: range.from, to: range.to, insert: text }, selection: { anchor: range.from + text.length }, userEvent: 'input' });
    view.focus();
  },
  show: ({ from, to }) => {
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.focus();
  },
});

/**
 * The source itself, with CodeMirror; `TemplateEditor` fetches it on demand. CodeMirror writes its styles at run time:
 * in a document as a `style` element, which the console's Content-Security-Policy blocks, in a shadow root as an
 * adopted style sheet, which it allows. Therefore it lives in a shadow root.
 */
export default function SourceSurface(props: SourceSurfaceProps) {
  const { value, format, height } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const settings = useRef(new Compartment());
  const { label, hint, properties, isRequired, isInvalid, isLocked, isRefused } = props;
  const key = JSON.stringify([label, hint, properties, isRequired, isInvalid, isLocked, isRefused]);
  const shownKey = useRef(key);

  const report = useEffectEvent((text: string) => props.onChange(text));
  const reportCursor = useEffectEvent((position: number | null) => props.onCursor(position));
  const start = useEffectEvent((element: HTMLElement, kind: 'html' | 'text') => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const state = EditorState.create({
      doc: value,
      extensions: [
        settings.current.of(changing(props)),
        lineNumbers(),
        history(),
        typingOver,
        // The theme's rule against motion ends at the shadow root.
        drawSelection({ cursorBlinkRate: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1200 }),
        bracketMatching(),
        EditorView.lineWrapping,
        // No binding for Tab: it leaves the source (WCAG 2.1.2).
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        kind === 'html' ? html() : [],
        sourceTheme,
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside))) report(update.state.doc.toString());
          if (update.docChanged || update.selectionSet || update.focusChanged) reportCursor(update.view.hasFocus ? update.state.selection.main.head : null);
        }),
      ],
    });
    const created = new EditorView({ state, parent: root, root });
    view.current = created;
    props.onReady(handleOf(created));
    return created;
  });
  const change = (next: string) => {
    // A list of completions that is open would close for nothing.
    if (shownKey.current === next) return;
    shownKey.current = next;
    view.current?.dispatch({ effects: settings.current.reconfigure(changing(props)) });
  };

  // Before the browser goes on: a letter typed while this replaces a plain field finds the focus in either.
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const created = start(host.current, format);
    return () => created.destroy();
  }, [format]);
  useSynchronized(key, change);
  useSynchronized(value, (next) => {
    const current = view.current;
    if (current === null || current.state.doc.toString() === next) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: next }, annotations: fromOutside.of(true) });
  });

  return <div ref={host} data-source className={source} style={{ blockSize: `${height / 16}rem` }} />;
}
