import { Badge, Card, Inline } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { profileMessages as texts } from '../../messages/profile.ts';
import type { Profile } from '../../session/workspace/workspaceTypes.ts';
import * as styles from './profile.css.ts';

/** What others decide about the person: roles and tags in the selected tenant (decisions-core O56). */
export function OwnAccess({ profile }: { profile: Profile }) {
  const tags = Array.isArray(profile.tags) ? profile.tags : [];
  return (
    <Card title={texts.access}>
      <dl className={styles.facts}>
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
      </dl>
    </Card>
  );
}

/** Notification settings can be read; no call changes them (decisions-core O56). */
export function OwnNotifications({ profile: { notificationSettings } }: { profile: Profile }) {
  const inWords = (isOn: boolean | undefined) => (isOn === true ? texts.on : texts.off);
  return (
    <Card title={texts.notifications}>
      <dl className={styles.facts}>
        <Fact name={texts.push}>{inWords(notificationSettings?.push)}</Fact>
        <Fact name={texts.emails}>{inWords(notificationSettings?.email)}</Fact>
      </dl>
      <p className={styles.hint}>{texts.notificationsHint}</p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
