import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, type ReactNode, useContext, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Link } from 'react-aria-components/Link';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { FollowedLinkContext } from '../AppShell/navigationDrawer.ts';
import * as styles from './SideNavEntryRow.css.ts';
import { isSameEntry } from './isSameEntry.ts';
import type { SideNavEntry, SideNavLink } from './sideNavTypes.ts';
import { useInSight } from './useInSight.ts';

type Texts = Pick<SideNavLink, 'label' | 'description' | 'badge'> & { icon?: ReactNode };

function RowContent({ label, description, badge, icon }: Texts) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label} title={label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {badge}
    </>
  );
}

function LinkRow({ href, isCurrent = false, isNested = false, ...texts }: Texts & { href: string; isCurrent?: boolean | undefined; isNested?: boolean }) {
  const render = useLinkRender(href);
  const onFollowed = useContext(FollowedLinkContext);
  const link = useRef<HTMLAnchorElement>(null);
  useInSight(link, isCurrent);
  return (
    <Link
      ref={link}
      href={href}
      className={styles.row({ isNested })}
      onPress={onFollowed}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(render && { render })}
    >
      <RowContent {...texts} />
    </Link>
  );
}

function UnmemoizedSideNavEntryRow({ entry }: { entry: SideNavEntry }) {
  const { id, label, description, badge, icon, href, isCurrent, children } = entry;
  const texts: Texts = { label, icon, badge, ...(description !== undefined && { description }) };
  if (children === undefined) return <li>{href !== undefined && <LinkRow {...texts} href={href} isCurrent={isCurrent} />}</li>;
  const isInside = children.some((child) => child.isCurrent);
  return (
    <li>
      {/* Navigating to one of the sub-links by another link opens the group as well. */}
      <Disclosure key={`${id}-${isInside}`} defaultExpanded={isInside}>
        <Heading level={3} className={styles.groupHeading}>
          <Button slot="trigger" className={styles.row({ isGroup: true })}>
            <RowContent {...texts} />
            <ChevronDown className={styles.chevron} aria-hidden />
          </Button>
        </Heading>
        <DisclosurePanel>
          <ul className={styles.nested}>
            {children.map((child) => (
              <li key={child.id}>
                <LinkRow {...child} isNested />
              </li>
            ))}
          </ul>
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}

/**
 * One entry of the navigation: a link, or a button that opens its sub-links. Memoized by what the entry consists of: another page changes two
 * entries of all, and they are rendered in the frame in which that page appears.
 */
export const SideNavEntryRow = memo(UnmemoizedSideNavEntryRow, (before, now) => isSameEntry(before.entry, now.entry));
