import Link2 from 'lucide-react/icons/link-2';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormModal } from '../../overlays/FormModal/FormModal.tsx';
import { required } from '../../forms/formRules.ts';
import { useForm } from '../../forms/useForm.ts';
import { contentMessages } from '../../messages/content.ts';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import * as styles from './LinkModal.css.ts';
import { readLink } from './linkRules.ts';
import { bareLine, oneLine } from '../../fields/oneLine.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';

const text = contentMessages.link;
/** Characters that the host keeps of an address. */
const longestAddress = 2048;

/** The fields of a link of a resource. */
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
  return <UntilLeft>{props.isOpen && <LinkForm {...props} />}</UntilLeft>;
}

function LinkForm({ link, address, onSave, describeError, ...modal }: LinkModalProps) {
  const title = link ? text.edit : text.add;
  const form = useForm<LinkValues>({
    initial: { label: link?.label ?? '', url: link?.url ?? '' },
    fields: {
      label: { label: text.label, clean: oneLine, rules: [required] },
      url: { label: text.url, clean: bareLine, rules: [required, (url) => (readLink(url, address) === 'invalid' ? text.invalid(address) : null)] },
    },
    draft: { id: [title, link?.id].join(' ') },
    onSave: (values) => onSave(values),
    describeError,
  });
  return (
    <FormModal {...modal} form={form} title={title} submitLabel={link ? contentMessages.save : contentMessages.add}>
      <TextField {...form.field('label')} />
      {/* Not type="url": browsers then check by rules of their own. */}
      <TextField {...form.field('url')} inputMode="url" maxLength={longestAddress} autoComplete="off" spellCheck="false" description={text.hint(address)} />
      <p role="status" className={styles.remark}>
        {readLink(form.values.url, address) === 'internal' && (
          <>
            <Link2 aria-hidden className={styles.sign} />
            {text.internal}
          </>
        )}
      </p>
    </FormModal>
  );
}
