import { Link } from '@noticeboard/design-system';
import { Navigate, useLocation } from 'react-router';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { MissingThing } from '../../../shared/MissingThing.tsx';
import { addressOfType } from './addressOfType.ts';

export interface MissingPageProps {
  /** Id of the page in the address. */
  id: string;
  /** The type that it has instead of the one in the address; null if there is no such page. */
  otherType: ContentTypeName | null;
}

/**
 * In place of a missing content page: links to it under its actual type, or says why nothing is shown. The host leaves a
 * page that the selected role may not read out of its list like a deleted one, so the role is named (decisions-main 3).
 */
export function MissingPage({ id, otherType }: MissingPageProps) {
  const { pathname, search, hash } = useLocation();
  const access = useAccess();
  const actingAs = useActingAs();
  if (otherType !== null) return <Navigate to={addressOfType(pathname, contentKinds[otherType].segment) + search + hash} replace />;
  const isReadByRole = can({ ...access, highestRole: access.actingRole }, 'readContentPage', { contentInstanceId: id }).allowed;
  return (
    <MissingThing
      {...(actingAs === undefined || isReadByRole ? { title: texts.missing } : { title: texts.missingForRole, detail: texts.missingForRoleText(actingAs) })}
      action={
        <Link href={paths.dashboard} variant="button">
          {texts.toDashboard}
        </Link>
      }
    />
  );
}
