import Link2 from 'lucide-react/icons/link-2';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import { NameField } from '../parts/NameField.tsx';
import { useFormValues } from '../parts/useFormValues.ts';
import * as styles from './LinkModal.css.ts';
import { readLink } from './linkRules.ts';
import { oneLine } from '../../fields/oneLine.ts';

const text = contentMessages.link;
/** Characters that the host keeps of an address. */
const longestAddress = 2048;

/** What is written about a link of a resource. */
export interface LinkValues {
  label: string;
  url: string;
}

export interface LinkModalProps extends ContentModalProps<LinkValues> {
  /** The link to change; left out, a new one is added. */
  link?: (LinkValues & Identified) | undefined;
  /** Public address of the app, with which internal links start (decisions-content O2). */
  address: string;
}

/** Adds or changes a link of a resource, out to the web or into the app (RES-110 to RES-112). Resets each time it opens. */
export function LinkModal(props: LinkModalProps) {
  return props.isOpen ? <LinkForm {...props} /> : null;
}

function LinkForm({ link, address, onSave, ...modal }: LinkModalProps) {
  const { values, change, isDirty } = useFormValues<LinkValues>({ label: link?.label ?? '', url: link?.url ?? '' });
  const label = oneLine(values.label);
  const url = values.url.trim();
  const reading = readLink(url, address);
  const isGood = reading === 'internal' || reading === 'external';
  return (
    <FormModal
      {...modal}
      title={link ? text.edit : text.add}
      submitLabel={link ? contentMessages.save : contentMessages.add}
      isDirty={isDirty}
      draft={{ id: link?.id ?? null, values, onRestore: change }}
      isValid={label !== '' && isGood}
      fields={{ label, url }}
      onSubmit={() => onSave({ label, url })}
    >
      {({ showsProblems, isSaving, problemOf }) => (
        <>
          <NameField label={text.label} value={values.label} onChange={(next) => change({ label: next })} showsProblems={showsProblems} problem={problemOf('label', text.label)} isReadOnly={isSaving} />
          <TextField
            label={text.url}
            isRequired
            // Not type="url": browsers then check by rules of their own.
            inputMode="url"
            maxLength={longestAddress}
            autoComplete="off"
            spellCheck="false"
            value={values.url}
            onChange={(next) => change({ url: next })}
            isReadOnly={isSaving}
            description={text.hint(address)}
            isInvalid={(showsProblems && !isGood) || problemOf('url', text.url) !== undefined}
            errorMessage={problemOf('url', text.url) ?? (reading === 'empty' ? contentMessages.required(text.url) : text.invalid(address))}
          />
          <p role="status" className={styles.remark}>
            {reading === 'internal' && (
              <>
                <Link2 aria-hidden className={styles.sign} />
                {text.internal}
              </>
            )}
          </p>
        </>
      )}
    </FormModal>
  );
}
