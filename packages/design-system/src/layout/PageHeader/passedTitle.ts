import { createContext, type RefObject, use, useEffect } from 'react';
import { barHeightInRem } from '../../theme/barHeight.ts';
import { remInPixels } from '../../theme/remInPixels.ts';

/** The title of a page, and the line under it. */
export interface TitleOfPage {
  title: string;
  subtitle?: string;
}

/** Title of the page while its own heading is out of sight, scrolled under the bar at the top; undefined otherwise. */
export const PassedTitle = createContext<TitleOfPage | undefined>(undefined);

/** Receives the title that is out of sight; undefined outside of the application's frame. */
export const TellPassedTitle = createContext<((title: TitleOfPage | undefined) => void) | undefined>(undefined);

/**
 * Reports to the frame when the page's own heading has been scrolled out of sight, so that the bar names the page
 * meanwhile (core §2, Layout).
 *
 * @param heading the observed element
 * @param title its text; undefined where it is not the title of the page
 * @param subtitle the line under it, where that is text
 */
export function useTellPassedTitle(heading: RefObject<Element | null>, title: string | undefined, subtitle: string | undefined): void {
  const tell = use(TellPassedTitle);
  useEffect(() => {
    if (heading.current === null || title === undefined || tell === undefined) return undefined;
    const observed = heading.current;
    // After the page: reading a size while it is rendered lays it out once more.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = observePassing(observed, (isPassed) => tell(isPassed ? { title, ...(subtitle !== undefined && { subtitle }) } : undefined));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
      tell(undefined);
    };
  }, [heading, title, subtitle, tell]);
}

/** Calls whenever an element goes out of sight under the bar at the top or comes back, and once at its start; returns what ends it. */
function observePassing(element: Element, onChange: (isPassed: boolean) => void): () => void {
  const bar = barHeightInRem * remInPixels();
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      onChange(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < bar);
    },
    { rootMargin: `-${bar}px 0px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
