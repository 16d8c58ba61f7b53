import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { isEmail, trimEmail } from '../../fields/EmailField/emailRules.ts';
import { contentIcon } from '../../fields/IconPicker/contentIcons.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { organizationMessages } from '../../messages/organization.ts';
import * as styles from './NewOrganizationForm.css.ts';
import type { OrganizationTemplateType, TemplateChange, TemplateRow } from './organizationDraft.ts';
import { isBlank } from '../../text/isBlank.ts';

const text = organizationMessages.form;

interface TemplateFieldsProps {
  /** The page, as it is typed. */
  row: TemplateRow;
  /** Its place in the list, from 1. */
  place: number;
  /** The content types to choose from. */
  types: readonly OrganizationTemplateType[];
  /** The address to which entries on its page are sent; `null` when its type has none. */
  targetEmail: string | null;
  /** Whether it is the last page left, which can't be removed. */
  isOnly: boolean;
  /** Whether fields that are missing or wrong show their messages. */
  showsProblems: boolean;
  /** Whether nothing can be changed now, because the form is being saved. */
  isSaving: boolean;
  /** Called with the fields that changed. */
  onChange: (change: TemplateChange) => void;
  /** Called to remove the page from the form. */
  onRemove: () => void;
}

/** One future content page: its type, its name, and where suggestions go if it is a box for them. */
export function TemplateFields({ row, place, types, targetEmail, isOnly, showsProblems, isSaving, onChange, onRemove }: TemplateFieldsProps) {
  return (
    <div role="group" aria-label={text.template(place)} className={styles.row} data-template={row.id}>
      <Select
        label={text.type}
        isRequired
        isDisabled={isSaving}
        value={row.contentTypeId}
        onChange={(contentTypeId) => onChange({ contentTypeId })}
        choices={types.map(({ id, label, iconId, icon }) => {
          const Icon = contentIcon(iconId);
          return { id, label, icon: icon ?? <Icon aria-hidden /> };
        })}
        isInvalid={showsProblems && row.contentTypeId === null}
        errorMessage={text.typeNeeded}
      />
      <TextField
        label={text.name}
        isRequired
        autoComplete="off"
        isReadOnly={isSaving}
        value={row.name}
        onChange={(name) => onChange({ name })}
        isInvalid={showsProblems && isBlank(row.name)}
        errorMessage={text.nameNeeded}
      />
      {targetEmail !== null && (
        // Not an EmailField: its message on blur would move the pressed button away from the pointer.
        <TextField
          label={text.targetEmail}
          description={text.targetEmailHint}
          isRequired
          autoComplete="off"
          inputMode="email"
          spellCheck="false"
          isReadOnly={isSaving}
          value={targetEmail}
          onChange={(written) => onChange({ targetEmail: written })}
          isInvalid={showsProblems && !isEmail(targetEmail)}
          errorMessage={trimEmail(targetEmail) === '' ? text.targetEmailNeeded : text.targetEmailInvalid}
        />
      )}
      <div className={styles.wide}>
        <Button
          variant="quiet"
          tone="neutral"
          size="small"
          icon={<Trash2 aria-hidden />}
          aria-label={text.removeTemplate(place)}
          isDisabled={isSaving}
          disabledReason={isOnly ? text.lastStays : undefined}
          onPress={onRemove}
        >
          {text.remove}
        </Button>
        {row.failure !== undefined && <InlineError>{row.failure}</InlineError>}
      </div>
    </div>
  );
}
