import { getSchema } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditorFieldIds } from '../parts/EditorField.tsx';
import { prose } from '../parts/prose.css.ts';
import { LinkBar, PictureBar } from './toolbar/AskingBar.tsx';
import { editorExtensions } from './editorExtensions.ts';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import { hasNoText, readHtml, writeHtml } from './html/editorHtml.ts';
import { type CopyMemory, pasteHandling } from './pasting/pasteHandling.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './richTextTypes.ts';
import { SourceView } from './SourceView.tsx';
import type { OpenBar } from './toolbar/toolbarState.ts';
import { UploadCard } from './pictures/UploadCard.tsx';
import { useOutsideValue } from './useOutsideValue.ts';
import { usePictureUploads } from './pictures/usePictureUploads.ts';

interface WritingSurfaceProps extends RichTextEditorProps {
  /** Of toolbar and text together, in pixels at the default text size. */
  height: number;
  /** Ids of label and messages, by which the text is named and described. */
  ids: EditorFieldIds;
  /** Receives the editable part. */
  textRef: RefObject<HTMLElement | null>;
}

/** The editor itself, with tiptap; `RichTextEditor` fetches it on demand. */
export default function WritingSurface(props: WritingSurfaceProps) {
  const { label, placeholder, height, ids, textRef, onChange, disabledReason, isReadOnly = false, isRequired = false, isInvalid = false } = props;
  const [addresses] = useState(() => props.addresses ?? [location.origin]);
  const [openBar, setOpenBar] = useState<OpenBar>(null);
  const [isSource, setSource] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const isLocked = isReadOnly || disabledReason !== undefined;

  const [extensions] = useState(() => editorExtensions(addresses));
  const [initial] = useState(() => readHtml(props.value ?? props.defaultValue ?? '', getSchema(extensions), { addresses }));
  const [memory] = useState<CopyMemory>(() => ({ slice: null }));
  const known = useRef(props.value ?? props.defaultValue ?? '');
  const pictures = usePictureUploads({ onUploadImage: props.onUploadImage, onUploadingChange: props.onUploadingChange, addresses });
  const canAddPictures = props.onUploadImage !== undefined && !isLocked;
  const paste = pasteHandling({ addresses, memory, addPictures: canAddPictures ? pictures.add : undefined });

  const editor = useEditor({
    extensions,
    content: initial,
    editable: !isLocked,
    injectCSS: false,
    onCreate: ({ editor: created }) => {
      textRef.current = created.view.dom;
    },
    onUpdate: ({ editor: changed }) => {
      const html = writeHtml(changed, { addresses });
      if (html === known.current) return;
      known.current = html;
      onChange?.(html);
    },
    editorProps: {
      attributes: textAttributes({ ids, placeholder, isRequired, isInvalid, isReadOnly, isRefused: disabledReason !== undefined }),
      transformCopied: paste.transformCopied,
      handleDOMEvents: {
        paste: paste.paste,
        drop: paste.drop,
        // Tab leaves the text, from lists and tables too; ProseMirror doesn't see the key.
        keydown: (_view, event) => event.key === 'Tab',
      },
    },
  });
  useOutsideValue(editor, { knownRef: known, value: props.value, addresses, onReplace: pictures.removeAll });
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => hasNoText(current) });

  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') toolbar.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
    else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k' && !isSource) setOpenBar('link');
    else return;
    event.preventDefault();
  };
  const close = () => setOpenBar(null);
  const addFromToolbar = (files: readonly File[]) => pictures.add(editor.view, files, editor.state.selection.head);
  return (
    <div className={styles.frame({ isInvalid, isLocked })} style={{ blockSize: `${height / 16}rem` }} {...(!isLocked && { onKeyDown: press })}>
      {!isLocked && (
        <EditorToolbar
          editor={editor}
          label={label}
          toolbarRef={toolbar}
          openBar={openBar}
          onOpenBar={setOpenBar}
          isSource={isSource}
          onSource={() => {
            close();
            setSource(!isSource);
          }}
          onAddPictures={canAddPictures ? addFromToolbar : undefined}
        />
      )}
      {openBar === 'link' && <LinkBar editor={editor} addresses={addresses} onClose={close} />}
      {openBar === 'picture' && <PictureBar editor={editor} onClose={close} />}
      {isSource && (
        <SourceView
          label={label}
          ids={ids}
          html={writeHtml(editor, { addresses })}
          onChange={(html) => editor.commands.setContent(readHtml(html, editor.schema, { addresses }))}
        />
      )}
      <div className={styles.scroller} hidden={isSource}>
        {isEmpty && placeholder !== undefined && (
          <span className={styles.placeholder} aria-hidden>
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} className={styles.surface} />
      </div>
      {pictures.uploads.map((upload) => createPortal(<UploadCard upload={upload} uploads={pictures} />, upload.element, upload.id))}
    </div>
  );
}

interface TextState {
  ids: EditorFieldIds;
  placeholder: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  isRefused: boolean;
}

/** ARIA attributes of the editable part. */
function textAttributes({ ids, placeholder, isRequired, isInvalid, isReadOnly, isRefused }: TextState): Record<string, string> {
  return {
    class: `${prose} ${styles.text}`,
    role: 'textbox',
    'aria-multiline': 'true',
    tabindex: '0',
    ...Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    ...(isRefused && { 'aria-disabled': 'true' }),
  };
}
