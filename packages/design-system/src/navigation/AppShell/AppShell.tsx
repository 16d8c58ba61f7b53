import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useState } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { messages } from '../../messages/en.ts';
import { useOpenUntilBack } from '../../overlays/useOpenUntilBack.ts';
import { BrandMark } from '../../layout/BrandMark/BrandMark.tsx';
import { PassedTitle, TellPassedTitle, type TitleOfPage } from '../../layout/PageHeader/passedTitle.ts';
import * as styles from './AppShell.css.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';

const text = messages.appShell;

export interface AppShellProps {
  /**
   * The console's `SideNav`: a column, or a drawer behind a menu button where there is no room for one. Left out for
   * those who have none: the brand is then in the bar.
   */
  navigation?: ReactNode;
  /** The `TopBar`. */
  topBar: ReactNode;
  /** The page. */
  children: ReactNode;
  /** A notice across the page under the top bar: offline, session about to end. */
  notice?: ReactNode;
  /** The address that the brand above the navigation links to. */
  homeHref: string;
  /**
   * Greatest width of the page in CSS pixels; on wider screens page and top bar are centred. 1600 for unit administrators
   * (core §2, Layout).
   * @default no limit
   */
  contentMaxWidth?: number;
}

function Brand({ href }: { href: string }) {
  const render = useLinkRender(href);
  return (
    <AriaLink href={href} aria-label={text.home} {...(render && { render })} className={styles.brand}>
      <BrandMark />
    </AriaLink>
  );
}

/** The brand in the bar: the logo alone, so that a phone has room for the title. */
function BareBrand({ href }: { href: string }) {
  const render = useLinkRender(href);
  return (
    <AriaLink href={href} aria-label={text.home} {...(render && { render })} className={styles.bareBrand}>
      <BrandMark variant="mark" />
    </AriaLink>
  );
}

/**
 * The frame of every signed-in page: skip link, navigation, top bar, and the main landmark (id `main`, focusable
 * by script, so that a route change can move focus there).
 */
export function AppShell({ navigation, topBar, children, notice, homeHref, contentMaxWidth }: AppShellProps) {
  const [isDrawerOpen, setDrawerOpen] = useOpenUntilBack();
  const [passedTitle, setPassedTitle] = useState<TitleOfPage>();
  const width = assignInlineVars({ [styles.contentMaxWidth]: contentMaxWidth === undefined ? null : `${contentMaxWidth}px` });
  return (
    <div className={styles.shell} style={width}>
      <a href="#main" className={styles.skip}>
        {text.skip}
      </a>
      {/* A landmark, so that the home link is in one, too; the navigation inside is another. */}
      {navigation !== undefined && (
        <section aria-label={text.side} className={styles.column}>
          <Brand href={homeHref} />
          <div className={styles.navigation}>{navigation}</div>
        </section>
      )}
      <div className={styles.page}>
        <header className={styles.bar}>
          {navigation === undefined ? (
            <BareBrand href={homeHref} />
          ) : (
            <NavigationDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} brand={<Brand href={homeHref} />}>
              {navigation}
            </NavigationDrawer>
          )}
          <div className={styles.barContent}>
            <PassedTitle value={passedTitle}>{topBar}</PassedTitle>
          </div>
        </header>
        {notice}
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.content}>
            <TellPassedTitle value={setPassedTitle}>{children}</TellPassedTitle>
          </div>
        </main>
      </div>
    </div>
  );
}
