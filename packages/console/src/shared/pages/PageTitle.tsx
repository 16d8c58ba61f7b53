import { PageHeader } from '@noticeboard/design-system';
import { type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { entryMessages as messages } from '../../messages/entry.ts';
import { createStore } from '../../ground/createStore.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { nameOfThing } from './documentTitle.ts';
import { usePageHandle } from './pageHandle.ts';
import { TitlePlace } from './TitlePlace.ts';
import { focusHeading } from './useArrival.ts';

/** Whether the page shows its title itself: the top bar then leaves it out. */
export const titleInPage = createStore(false);

const isHeadingFocused = () => document.activeElement?.tagName === 'H1';

let isFocusOfTitleLost = false;

/**
 * Says for as long as it is mounted that the page shows its title itself. The title that was shown until then, in the top bar or
 * above what was still loading, goes: where the focus was on it, it comes along.
 */
export function useTitleInPage(): void {
  useLayoutEffect(() => {
    const takesFocus = isHeadingFocused() || (isFocusOfTitleLost && document.activeElement === document.body);
    isFocusOfTitleLost = false;
    if (takesFocus) focusHeading();
    titleInPage.write(true);
    return () => {
      isFocusOfTitleLost = isHeadingFocused();
      titleInPage.write(false);
    };
  }, []);
}

export interface PageTitleProps {
  /** Icon of the page. */
  icon?: ReactNode;
  /** What sort of thing it names, small above the title; left empty where the title says the same. @default nothing */
  kind?: string;
  /** One line under the title; its room is kept while it is not known. */
  facts?: ReactNode;
  /** What can be done with the whole page, the most important act last. */
  acts?: ReactNode;
}

/** The title of the page, in the page: what it is, how much of it there is, and what can be done with all of it. In a frame it is where the frame has its place. */
export function PageTitle({ icon, kind, facts = '\u00A0', acts }: PageTitleProps) {
  const page = usePageHandle()?.page;
  const name = useStore(nameOfThing);
  const place = use(TitlePlace);
  useTitleInPage();
  const title = name || (page === undefined ? messages.application.name : messages.pages[page].title);
  const header = <PageHeader icon={icon} headingLevel={1} kind={kind === title ? '\u00A0' : kind} title={title} subtitle={facts} actions={acts} />;
  return place === undefined ? header : createPortal(header, place);
}
