import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { propertiesOf, replacePlaceholders, type TemplateProperty } from '../../editor/TemplateEditor/templatePlaceholders.ts';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { ModalForm } from '../../overlays/ModalForm.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import * as styles from './TemplateTest.css.ts';
import type { TemplateTestProps } from './templateTestTypes.ts';
import { emptyInputs, previewValues, readTestValues, type TestInputs } from './testValues.ts';
import { isBlank } from '../../text/isBlank.ts';

interface TemplateTestModalProps extends TemplateTestProps {
  /** Heading of the modal. */
  title: string;
  /** Whether values are escaped for HTML when they replace placeholders. */
  format: 'html' | 'text';
  /** Shows the message with the values in it. */
  renderPreview: (message: string) => ReactNode;
}

/** Values on one side, the message with them on the other, and the button that sends it (TPL-09 to TPL-12, TPL-14). */
export function TemplateTest({ isOpen, onOpenChange, title, body, format, recipient, notice, onSend, renderPreview, ...props }: TemplateTestModalProps) {
  const properties = props.properties ?? propertiesOf(body);
  const [inputs, setInputs] = useState(() => emptyInputs(properties));
  const [invalidNames, setInvalidNames] = useState<readonly string[]>([]);
  const { isBusy, failure, error, run } = useModalAction();
  const form = useId();
  const fields = useRef(new Map<string, HTMLInputElement>());

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = readTestValues(properties, inputs);
    setInvalidNames(read.invalidNames);
    const first = read.invalidNames[0];
    if (first !== undefined) fields.current.get(first)?.focus();
    else if (await run(() => onSend(read.values))) onOpenChange(false);
  };
  const change = (name: string, input: string | boolean) => {
    setInputs({ ...inputs, [name]: input });
    setInvalidNames(invalidNames.filter((invalid) => invalid !== name));
  };
  return (
    <Modal
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isBusy={isBusy}
      title={title}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} isPending={isBusy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <ModalForm id={form} label={texts.values} onSubmit={(event) => void send(event)}>
          <div className={styles.values}>
            {properties.length === 0 && <p className={styles.note}>{texts.noProperties}</p>}
            {properties.map((property) => (
              <TestField
                key={property.name}
                property={property}
                inputs={inputs}
                isInvalid={invalidNames.includes(property.name)}
                isReadOnly={isBusy}
                onChange={change}
                inputRef={(input) => {
                  if (input !== null) fields.current.set(property.name, input);
                }}
              />
            ))}
            {recipient !== undefined && <p className={styles.note}>{texts.recipient(recipient)}</p>}
            {notice}
            <ModalFailure error={error}>{failure}</ModalFailure>
          </div>
        </ModalForm>
        <section aria-label={texts.preview} className={styles.preview}>
          {isBlank(body) ? <p className={styles.note}>{texts.empty}</p> : renderPreview(replacePlaceholders(body, previewValues(inputs), format))}
        </section>
      </div>
    </Modal>
  );
}

interface TestFieldProps {
  /** The placeholder whose value is entered. */
  property: TemplateProperty;
  /** What was entered in all fields, by name. */
  inputs: TestInputs;
  /** Whether its text is not a number where one is required. */
  isInvalid: boolean;
  /** Whether it can't be changed now, because the test is being sent. */
  isReadOnly: boolean;
  /** Called with the name of the placeholder and what was entered. */
  onChange: (name: string, input: string | boolean) => void;
  /** Receives the input, so that focus can go to the first that is not valid; not called for a checkbox. */
  inputRef: (input: HTMLInputElement | null) => void;
}

function TestField({ property: { name, type, description }, inputs, isInvalid, isReadOnly, onChange, inputRef }: TestFieldProps) {
  const input = inputs[name];
  const help = description !== undefined && { description };
  if (type === 'Boolean') {
    return (
      <Checkbox isSelected={input === true} isReadOnly={isReadOnly} onChange={(isSelected) => onChange(name, isSelected)} {...help}>
        {name}
      </Checkbox>
    );
  }
  return (
    <TextField
      label={name}
      {...help}
      value={typeof input === 'string' ? input : ''}
      onChange={(text) => onChange(name, text)}
      inputRef={inputRef}
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      errorMessage={texts.invalidNumber(name)}
      {...(type === 'Number' && { inputMode: 'decimal' as const })}
    />
  );
}
