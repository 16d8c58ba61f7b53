import { type RefObject, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../actions/Button/Button.tsx';
import { useListener } from '../../effects/useListener.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { editorMessages } from '../../messages/editor.ts';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { EditorField } from '../parts/EditorField.tsx';
import { FaultList } from './FaultList.tsx';
import * as styles from './TemplateEditor.css.ts';
import type { TemplateEditorProps } from './templateEditorTypes.ts';
import { findPlaceholderFaults, placeholderAt, propertiesOf } from './templatePlaceholders.ts';
import type { SourceHandle } from './sourceHandle.ts';

const SourceSurface = lazyPart(async () => (await import('./SourceSurface.tsx')).default);
const texts = editorMessages.template;

/**
 * The source of an e-mail or SMS template (TPL-07, TPL-08). `{{` offers the placeholders; names that the type of
 * message does not have are underlined and listed below. The editor's code is fetched when it is first shown. Tab
 * leaves it.
 */
export function TemplateEditor(props: TemplateEditorProps) {
  const { label, description = texts.leaveHint, errorMessage, disabledReason, isRequired = false, isInvalid = false, height = 400, autoFocus = false } = props;
  const { format = 'html', properties } = props;
  const [value, setValue] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const [source, setSource] = useState<SourceHandle | null>(null);
  const sourceRef = useRef<SourceHandle>(null);
  useImperativeHandle(props.handle, () => ({ focus: () => sourceRef.current?.focus() }), []);
  const bar = useRef<HTMLDivElement>(null);
  const noteInsertion = useFocusInSource(bar, sourceRef);
  const isLocked = (props.isReadOnly ?? false) || disabledReason !== undefined;
  const known = properties ?? propertiesOf(value);
  const [cursor, setCursor] = useState<number | null>(null);
  const found = findPlaceholderFaults(value, known);
  const written = placeholderAt(found, cursor);
  const faults = found.filter(({ from }) => from !== written);
  return (
    <EditorField
      {...{ label, description, errorMessage, disabledReason, isRequired, isInvalid }}
      onLabelPress={() => sourceRef.current?.focus()}
    >
      {() => (
        <>
          <div className={styles.frame({ isInvalid, isLocked })}>
            {!isLocked && known.length > 0 && (
              <div ref={bar} className={styles.bar}>
                <Menu
                  label={texts.placeholders}
                  trigger={
                    <Button size="small" variant="outline" tone="neutral" isDisabled={source === null}>
                      {texts.insert}
                    </Button>
                  }
                  sections={[
                    {
                      id: 'placeholders',
                      actions: known.map((property) => ({
                        id: `placeholder-${property.name}`,
                        label: property.name,
                        onAction: () => {
                          source?.replace(`{{${property.name}}}`);
                          noteInsertion();
                        },
                      })),
                    },
                  ]}
                />
              </div>
            )}
            <Suspense
              fallback={
                autoFocus ? (
                  <textarea autoFocus aria-label={label} className={styles.early} style={{ blockSize: `${height / 16}rem` }} value={value} readOnly={isLocked} onChange={(event) => setValue(event.target.value)} />
                ) : (
                  <SkeletonGroup label={texts.loading}>
                    <Skeleton shape="block" height={`${height / 16}rem`} />
                  </SkeletonGroup>
                )
              }
            >
              <SourceSurface
                {...{ label, value, properties: known, format, height, isRequired, isInvalid, isLocked }}
                hint={[disabledReason ?? description, isInvalid ? errorMessage : undefined].filter((text) => typeof text === 'string').join(' ')}
                isRefused={disabledReason !== undefined}
                onChange={setValue}
                onCursor={setCursor}
                onReady={(handle) => {
                  sourceRef.current = handle;
                  setSource(handle);
                  // The plain field is gone, unless the user has gone elsewhere by then.
                  if (autoFocus && document.activeElement === document.body) handle.show({ from: value.length, to: value.length });
                }}
              />
            </Suspense>
          </div>
          <FaultList faults={faults} source={source} isLocked={isLocked} />
        </>
      )}
    </EditorField>
  );
}

/**
 * A closing menu gives the focus back to its button: after a placeholder was inserted, the next words belong to the source.
 *
 * @returns to call when something was inserted by the menu
 */
function useFocusInSource(bar: RefObject<HTMLElement | null>, source: RefObject<SourceHandle | null>): () => void {
  const wasInserted = useRef(false);
  const takeOver = ({ target }: FocusEvent) => {
    if (!wasInserted.current || !(target instanceof Node) || bar.current?.contains(target) !== true) return;
    wasInserted.current = false;
    source.current?.focus();
  };
  // Any other press or key ends the wait.
  const forget = () => {
    wasInserted.current = false;
  };
  useListener('focusin', takeOver, { isFirst: true });
  useListener('pointerdown', forget, { isFirst: true });
  useListener('keydown', forget, { isFirst: true });
  return () => {
    wasInserted.current = true;
  };
}
