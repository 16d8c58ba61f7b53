import { bareLine, Button, type Form, oneLine, TextField } from '@noticeboard/design-system';
import { isWebAddress } from '@noticeboard/design-system/content';
import ExternalLink from 'lucide-react/icons/external-link';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { socialFeedMessages } from '../../../messages/socialFeed.ts';
import type { PostValues } from './postValues.ts';
import * as styles from './PostForm.css.ts';

const texts = socialFeedMessages.link;

export interface LinkFieldsProps {
  /** The form of the post. */
  form: Form<PostValues>;
  /** Why the link can't be changed. */
  disabledReason?: string | undefined;
}

/** The link of a post, with the card that staff will see (FEED-118). Its fields appear when a link is added. */
export function LinkFields({ form, disabledReason }: LinkFieldsProps) {
  const { linkUrl, linkLabel } = form.values;
  const [isOpen, setOpen] = useState(false);
  /** The pressed button is gone: its replacement takes the focus (B03). */
  const [takesFocus, setTakesFocus] = useState(false);
  const turn = (opens: boolean) => {
    setOpen(opens);
    setTakesFocus(true);
  };
  if (linkUrl === '' && linkLabel === '' && !isOpen) {
    return (
      <div>
        <Button variant="quiet" tone="neutral" size="small" icon={<LinkIcon />} autoFocus={takesFocus} disabledReason={disabledReason} onPress={() => turn(true)}>
          {texts.add}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.link}>
      <legend className={styles.legend}>{texts.title}</legend>
      <div className={styles.linkFields}>
        <TextField {...form.field('linkUrl')} inputMode="url" placeholder={texts.example} autoFocus={takesFocus} maxLength={2000} disabledReason={disabledReason} />
        <TextField {...form.field('linkLabel')} disabledReason={disabledReason} />
      </div>
      {isWebAddress(linkUrl) && <LinkCard url={bareLine(linkUrl)} label={oneLine(linkLabel)} />}
      {disabledReason === undefined && (
        <div>
          <Button
            variant="quiet"
            tone="neutral"
            size="small"
            isDisabled={form.isSaving}
            onPress={() => {
              turn(false);
              form.change({ linkUrl: '', linkLabel: '' });
            }}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** A link as staff see it: its label and its host. Nothing is fetched from there. */
function LinkCard({ url, label }: { url: string; label: string }) {
  const host = URL.parse(url)?.host ?? url;
  return (
    <div className={styles.card}>
      <ExternalLink aria-hidden className={styles.cardIcon} />
      <span className={styles.cardText}>
        <span className={styles.cardLabel}>{label || host}</span>
        <span className={styles.quiet}>{host}</span>
      </span>
    </div>
  );
}
