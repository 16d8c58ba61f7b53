import { Button, Link } from '@noticeboard/design-system';
import Plus from 'lucide-react/icons/plus';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { paths } from '../../../ground/paths.ts';

export interface AddItemProps {
  /** The page's type. */
  type: ContentTypeName;
  /** The page's id. */
  id: string;
  /** What it says: 'Add new post'. */
  label: string;
}

/** Leads to a new item; where the role may not write on the page it says so. */
export function AddItem({ type, id, label }: AddItemProps) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: id });
  if (!permission.allowed) {
    return (
      <Button icon={<Plus />} disabledReason={permission.reason}>
        {label}
      </Button>
    );
  }
  return (
    <Link href={paths.contentItemAdd(contentKinds[type].segment, id)} variant="buttonSolid" icon={<Plus aria-hidden />}>
      {label}
    </Link>
  );
}
