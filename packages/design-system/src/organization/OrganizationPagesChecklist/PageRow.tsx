import { useId } from 'react';
import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { contentIcon } from '../../fields/IconPicker/contentIcons.ts';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { organizationMessages } from '../../messages/organization.ts';
import * as styles from './OrganizationPagesChecklist.css.ts';
import type { NodePage, VisibilityChange } from './pageVisibility.ts';

interface PageRowProps {
  /** The page, as it was read. */
  page: NodePage;
  /** Whether the switch is on, which may be ahead of the loaded state. */
  isVisible: boolean;
  /** The last change of the switch that the loaded pages do not show yet, or that failed. */
  change: VisibilityChange | undefined;
  /** Why the switch can't be changed; shown once above the list. */
  disabledReason: string | undefined;
  /** The switch was pressed. */
  onChange: (isVisible: boolean) => void;
}

const iconOf = ({ iconId, icon }: NodePage) => {
  const Icon = contentIcon(iconId);
  return icon ?? <Icon aria-hidden />;
};

/** One page with its switch, which may be switched again before the response arrives. */
export function PageRow({ page, isVisible, change, disabledReason, onChange }: PageRowProps) {
  const name = useId();
  const isPending = change?.status === 'pending';
  return (
    <li className={styles.row} aria-busy={isPending || undefined}>
      <span className={styles.icon}>{iconOf(page)}</span>
      <span className={styles.words}>
        <span id={name}>{page.name}</span>
        {page.typeName !== undefined && <span className={styles.type}>{page.typeName}</span>}
      </span>
      <span className={styles.end}>
        {isPending && <Spinner size="small" />}
        <Switch aria-labelledby={name} data-page={page.id} isSelected={isVisible} isDisabled={disabledReason !== undefined} onChange={onChange} />
      </span>
      {change?.status === 'failed' && (
        <div className={styles.failure}>
          <InlineError>{organizationMessages.pages.failed(page.name, change.message ?? '')}</InlineError>
        </div>
      )}
    </li>
  );
}
