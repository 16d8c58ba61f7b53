import { Stack, Tile, VisuallyHidden } from '@noticeboard/design-system';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import Network from 'lucide-react/icons/network';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { paths } from '../../ground/paths.ts';
import { messages } from '../../messages/en.ts';
import { can } from '../../access/permissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';
import { Pairs } from './Pairs.tsx';

const texts = messages.dashboard.tiles;

interface QuickTile {
  name: keyof typeof texts;
  href: string;
  icon: ReactNode;
  /** Taken literally, though unit administrators may open Users from the navigation (decisions-core A11). */
  lowestRole: RoleTypeName;
}

const tiles: QuickTile[] = [
  { name: 'users', href: paths.users, icon: <Users />, lowestRole: 'SuperAdmin' },
  { name: 'organization', href: paths.organization, icon: <Network />, lowestRole: 'SuperAdmin' },
  { name: 'settings', href: paths.settings, icon: <Settings />, lowestRole: 'SuperAdmin' },
  { name: 'analytics', href: paths.analytics, icon: <ChartNoAxesCombined />, lowestRole: 'OrganizationUnitAdmin' },
];

/** Tiles that link to the most frequent tasks (core §2 Dashboard). */
export function QuickAccess() {
  const access = useAccess();
  return (
    <Stack gap="medium">
      <VisuallyHidden>
        <h2>{messages.dashboard.quickAccess}</h2>
      </VisuallyHidden>
      <Pairs>
        {tiles
          .filter(({ lowestRole }) => can(access, 'see', lowestRole).allowed)
          .map(({ name, href, icon }) => (
            <Tile key={name} href={href} icon={icon} title={texts[name].title} description={texts[name].description} />
          ))}
      </Pairs>
    </Stack>
  );
}
