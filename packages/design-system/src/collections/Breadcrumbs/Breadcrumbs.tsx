import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Link } from 'react-aria-components/Link';
import { Popover } from 'react-aria-components/Popover';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { messages } from '../../messages/collections.ts';
import * as menuStyles from '../../overlays/Menu/Menu.css.ts';
import { MenuRow } from '../../overlays/Menu/MenuRow.tsx';
import { isLongTitle } from '../../text/isLongTitle.ts';
import { remInPixels } from '../../theme/remInPixels.ts';
import * as styles from './Breadcrumbs.css.ts';
import { type CollapsedRange, collapsedCrumbs } from './collapsedCrumbs.ts';

/** A page of the path. */
export interface Crumb {
  /** Unique in the path. */
  id: string;
  /** The page's title. */
  label: string;
  /** Its address. The last one, the current page, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The path from the top to the current page, which comes last. */
  items: readonly Crumb[];
  /** The path's accessible name. @default 'Breadcrumbs' */
  label?: string;
  /** Whether the path is the title of the page: as large as one, its last step the page's only `h1`. @default false */
  isTitle?: boolean;
}

/** The path to the page, with links up. On a narrow screen the middle part collapses into a menu; a title is never truncated. */
export function Breadcrumbs({ items, label = messages.breadcrumbs.label, isTitle = false }: BreadcrumbsProps) {
  const [measureRef, hidden] = useCollapsed(items);
  const middle = hidden ? items.slice(hidden.from, hidden.to) : [];
  const shown = hidden ? items.filter((_, place) => place < hidden.from || place >= hidden.to) : items;
  return (
    <nav aria-label={label} className={styles.nav({ isTitle, isLong: isTitle && isLongTitle(items.at(-1)?.label ?? '') })}>
      <div ref={measureRef} aria-hidden inert className={styles.measure}>
        {items.map(({ id, label: text }) => (
          <span key={id} className={styles.measured}>
            {text}
            <Separator />
          </span>
        ))}
      </div>
      <ol className={styles.list({ isTitle })}>
        {shown.map((crumb, place) => (
          <CrumbOf key={crumb.id} crumb={crumb} isFirst={place === 0} isCurrent={place === shown.length - 1} isTitle={isTitle}>
            {place === 0 && middle.length > 0 && (
              <li className={styles.item}>
                <Separator />
                <MiddleMenu items={middle} />
              </li>
            )}
          </CrumbOf>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbOfProps {
  /** The step. */
  crumb: Crumb;
  /** Whether nothing is before it. */
  isFirst: boolean;
  /** Whether it is the page itself. */
  isCurrent: boolean;
  /** Whether the path is the title of the page. */
  isTitle: boolean;
  /** What follows it: the collapsed steps. */
  children: ReactNode;
}

function CrumbOf({ crumb, isFirst, isCurrent, isTitle, children }: CrumbOfProps) {
  const Current = isTitle && isCurrent ? 'h1' : 'span';
  const render = useLinkRender(crumb.href);
  return (
    <>
      <li className={isCurrent ? styles.currentItem : styles.item}>
        {!isFirst && <Separator />}
        {isCurrent || crumb.href === undefined ? (
          <Current className={styles.text} title={crumb.label} {...(isCurrent && { 'aria-current': 'page' })}>
            {crumb.label}
          </Current>
        ) : (
          <span className={styles.text} title={crumb.label}>
            <Link href={crumb.href} className={styles.link} {...(render && { render })}>
              {crumb.label}
            </Link>
          </span>
        )}
      </li>
      {children}
    </>
  );
}

const Separator = () => <ChevronRight aria-hidden className={styles.separator} />;

function MiddleMenu({ items }: { items: readonly Crumb[] }) {
  return (
    <MenuTrigger>
      <Button aria-label={messages.breadcrumbs.more(items.length)} className={styles.more}>
        <Ellipsis aria-hidden />
      </Button>
      <Popover className={menuStyles.popover} placement="bottom start" aria-label={messages.breadcrumbs.more(items.length)}>
        <AriaMenu aria-label={messages.breadcrumbs.more(items.length)} className={menuStyles.menu}>
          {items.map(({ id, label, href }) => (
            <MenuRow key={id} id={id} label={label} {...(href !== undefined && { href })} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** The crumbs to hide, measured on an invisible copy: the visible crumbs change with the result. */
function useCollapsed(items: readonly Crumb[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<CollapsedRange | null>(null);
  const known = useRef(hidden);
  // An owner renders at each letter of a form, with equal items: measuring them would lay out the whole page.
  const [measured, setMeasured] = useState(items);
  if (!isSameWay(items, measured)) setMeasured(items);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const crumbs = [...row.children].slice(0, measured.length);
    const measure = () => {
      const widths = crumbs.map((crumb) => crumb.getBoundingClientRect().width);
      const rem = remInPixels();
      const next = collapsedCrumbs(widths, row.clientWidth, 4 * rem);
      if (known.current?.to === next?.to) return;
      known.current = next;
      flushSync(() => setHidden(next));
    };
    // It measures before the first paint, after a layout that the browser does anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const crumb of crumbs) observer.observe(crumb);
    return () => observer.disconnect();
  }, [measured]);
  return [ref, hidden] as const;
}

const isSameWay = (items: readonly Crumb[], others: readonly Crumb[]) =>
  items === others || (items.length === others.length && items.every(({ id, label }, place) => id === others[place]?.id && label === others[place].label));
