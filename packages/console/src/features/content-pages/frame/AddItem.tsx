import { Button, Link, useShortcut } from '@noticeboard/design-system';
import Plus from 'lucide-react/icons/plus';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { paths } from '../../../ground/paths.ts';
import { useStore } from '../../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../../../shared/devicePreferences.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';

export interface AddItemProps {
  /** The page's type. */
  type: ContentTypeName;
  /** The page's id. */
  id: string;
  /** Its label: 'Add new post'. */
  label: string;
}

/** The link to a new item; if the role may not write on the page, it says why. */
export function AddItem({ type, id, label }: AddItemProps) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: id });
  const href = paths.contentItemAdd(contentKinds[type].segment, id);
  const navigate = useNavigateFromHere();
  useShortcut('n', () => navigate(href), useStore(shortcutsPreference) && permission.allowed);
  if (!permission.allowed) {
    return (
      <Button icon={<Plus />} disabledReason={permission.reason}>
        {label}
      </Button>
    );
  }
  return (
    <Link href={href} variant="buttonSolid" aria-keyshortcuts="n" icon={<Plus aria-hidden />}>
      {label}
    </Link>
  );
}
