import type { ComponentProps, RefCallback } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTab } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { tabCount } from './tabCount.ts';
import * as styles from './Tabs.css.ts';
import type { TabItem } from './tabTypes.ts';

interface TabOfProps {
  /** What it shows. */
  item: TabItem;
  /** Which tab is selected, and which has the focus. */
  state: TabListState<TabItem>;
  /** Counts above it show as 'limit+'. */
  countLimit: number;
  /** Keeps the selected tab in sight as tabs grow and as another is selected. */
  follow: RefCallback<HTMLElement>;
}

/** One tab of the row; a link where it is a route. */
export function TabOf({ item, state, countLimit, follow }: TabOfProps) {
  const { id, label, icon, href } = item;
  const ref = useObjectRef<HTMLDivElement>(follow);
  const { tabProps, isSelected } = useTab({ key: id }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({});
  const render = useLinkRender(href);
  const count = tabCount(item.count, countLimit);
  const content = (
    <>
      {icon !== undefined && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      {label}
      {count === null ? item.count === null && <span className={styles.roomOfCount} /> : <span className={styles.count}>{count}</span>}
      {isSelected && <span ref={follow} aria-hidden className={styles.line} />}
    </>
  );
  const props = {
    ...mergeProps(tabProps, focusProps, hoverProps),
    // Until an effect of react-aria has noted the selected tab as the one to focus, none could be reached by keyboard.
    ...(isSelected && state.selectionManager.focusedKey === null && { tabIndex: 0 }),
    ref,
    className: styles.tab,
    'data-selected': isSelected || undefined,
    'data-hovered': isHovered || undefined,
    'data-focus-visible': isFocusVisible || undefined,
  };
  if (render !== undefined) return render({ ...props, children: content });
  if (href === undefined) return <div {...props}>{content}</div>;
  return (
    <a {...(props as unknown as ComponentProps<'a'>)} href={href}>
      {content}
    </a>
  );
}
