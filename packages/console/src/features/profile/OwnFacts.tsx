import { Badge, Card, Inline } from '@noticeboard/design-system';
import { profileMessages as texts } from '../../messages/profile.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';
import { Fact, Facts } from '../../shared/Facts.tsx';
import * as styles from './profile.css.ts';

/** What only others can change: roles and tags in the selected tenant (decisions-core O56). */
export function OwnAccess({ profile }: { profile: Profile }) {
  const tags = Array.isArray(profile.tags) ? profile.tags : [];
  return (
    <Card title={texts.access}>
      <Facts>
        <Fact name={texts.roles}>
          <ul className={styles.list}>
            {profile.roles.map(({ id, name, organizationNodeName }) => (
              <li key={id}>{organizationNodeName === null || name.includes(organizationNodeName) ? name : texts.roleAt(name, organizationNodeName)}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={texts.tags}>
          {tags.length === 0 ? (
            texts.noTags
          ) : (
            <Inline gap="small">
              {tags.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </Inline>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

/** Notification settings can be read; no call changes them (decisions-core O56). */
export function OwnNotifications({ profile: { notificationSettings } }: { profile: Profile }) {
  const inWords = (isOn: boolean | undefined) => (isOn === true ? texts.on : texts.off);
  return (
    <Card title={texts.notifications}>
      <Facts>
        <Fact name={texts.push}>{inWords(notificationSettings?.push)}</Fact>
        <Fact name={texts.emails}>{inWords(notificationSettings?.email)}</Fact>
      </Facts>
      <p className={styles.hint}>{texts.notificationsHint}</p>
    </Card>
  );
}
