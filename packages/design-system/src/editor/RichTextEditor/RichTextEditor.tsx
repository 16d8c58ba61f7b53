import { Suspense, useRef } from 'react';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { editorMessages } from '../../messages/editor.ts';
import { EditorField } from '../parts/EditorField.tsx';
import type { RichTextEditorProps } from './richTextTypes.ts';

const WritingSurface = lazyPart(async () => (await import('./WritingSurface.tsx')).default);

/**
 * Text with headings, lists, links, pictures and tables, kept as HTML (RES-101). What goes in and what comes out is
 * cleaned by `sanitizeHtml`, which leaves its own result unchanged. The editor's code is fetched when it is first shown.
 * Tab always leaves it, Alt F10 goes to the toolbar.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, description, errorMessage, disabledReason, isRequired = false, isInvalid = false, height = 400 } = props;
  const text = useRef<HTMLElement | null>(null);
  return (
    <EditorField
      {...{ label, description, errorMessage, disabledReason, isRequired, isInvalid }}
      onLabelPress={() => text.current?.focus()}
    >
      {(ids) => (
        <Suspense
          fallback={
            <SkeletonGroup label={editorMessages.richText.loading}>
              <Skeleton shape="block" height={`${height / 16}rem`} />
            </SkeletonGroup>
          }
        >
          <WritingSurface {...props} height={height} ids={ids} textRef={text} />
        </Suspense>
      )}
    </EditorField>
  );
}
