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

/** Whether the page shows its title itself: the top bar omits it then. */
export const titleInPage = createStore(false);

const isHeadingFocused = () => document.activeElement?.tagName === 'H1';

let isFocusOfTitleLost = false;

/**
 * While it is mounted, the page shows its title itself. The title that was shown until then, in the top bar or
 * above the loading page, is removed: if it had the focus, the new one gets it.
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
  /** The sort of thing that it names, small above the title; empty if the title says the same. @default nothing */
  kind?: string;
  /** One line below the title; its room is kept while it is not known. */
  facts?: ReactNode;
  /** The actions on the whole page, with the most important one last. */
  acts?: ReactNode;
}

/** The title of the page, in the page: its name, a count, and its actions. Inside a frame it is shown in the frame's place for it. */
export function PageTitle({ icon, kind, facts = '\u00A0', acts }: PageTitleProps) {
  const page = usePageHandle()?.page;
  const name = useStore(nameOfThing);
  const place = use(TitlePlace);
  useTitleInPage();
  const title = name || (page === undefined ? messages.application.name : messages.pages[page].title);
  const header = <PageHeader icon={icon} headingLevel={1} kind={kind === title ? '\u00A0' : kind} title={title} subtitle={facts} actions={acts} />;
  return place === undefined ? header : createPortal(header, place);
}
