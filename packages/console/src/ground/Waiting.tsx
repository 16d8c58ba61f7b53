import { Spinner } from '@noticeboard/design-system';

/** The mark that `index.html` paints first, and after half a second a spinner: the page is loading. */
export function Waiting() {
  return (
    <div data-brand-mark>
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <Spinner size="large" />
    </div>
  );
}
