import { useState } from 'react';
import type { EditorFieldIds } from '../parts/EditorField.tsx';
import { editorMessages } from '../../messages/editor.ts';
import { formatHtml } from './html/formatHtml.ts';
import * as styles from './RichTextEditor.css.ts';

const texts = editorMessages.richText;

interface SourceViewProps {
  /** Label of the field, which is part of the name here. */
  label: string;
  /** Ids of the field's messages, by which this is described. */
  ids: EditorFieldIds;
  /** What is shown at first, indented; later changes are ignored. */
  html: string;
  /** Called with what was typed, not cleaned yet. */
  onChange: (html: string) => void;
}

/** The HTML itself, for what the toolbar has no button for. What is typed stays as typed until the view is left. */
export function SourceView({ label, ids, html, onChange }: SourceViewProps) {
  const [text, setText] = useState(() => formatHtml(html));
  return (
    <div className={styles.sourceFrame}>
      <textarea
        aria-label={texts.sourceLabel(label)}
        aria-describedby={ids['aria-describedby']}
        className={styles.source}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
      />
      <p className={styles.sourceHint}>{texts.sourceHint}</p>
    </div>
  );
}
