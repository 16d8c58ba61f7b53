import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadAgain } from './loadAgain.ts';
import { MissingPart, QuietlyMissingPart } from './MissingPart.tsx';

/** A piece of code did not load: no network, or a deploy removed its file. */
class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
}

/** What is shown where a part's code does not load. */
export interface LazyPartOptions<Props> {
  /**
   * Substitute that is shown silently while the part's code cannot be loaded.
   * @default a notice that says so, with 'Try again'
   */
  instead?: (props: Props) => ReactNode;
  /** Positions the notice, for a part that is shown over the page. */
  around?: (notice: ReactNode, props: Props) => ReactNode;
}

/** A part whose code is fetched on demand. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code before it is shown, as pointer or focus come near: it then renders without waiting. What can't be fetched now is fetched when it is shown. */
  fetchAhead: () => void;
};

/**
 * A part of a page whose code is fetched when it is first shown; put it into a `Suspense`. Unlike `lazy` it does
 * not fail permanently when the code does not load: the page around it stays, and the part appears as soon as it has loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { instead, around }: LazyPartOptions<Props> = {}): LazyPart<Props> {
  const First = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new MissingPartError('A part of the page could not be loaded.', { cause: error });
    }
  }) as unknown as ComponentType<Props>;
  let Arrived: ComponentType<Props> | undefined;

  function Part(props: Props) {
    const [Now, setNow] = useState(() => Arrived ?? First);
    const look = async () => {
      Arrived ??= await loadAgain(load);
      setNow(() => Arrived ?? First);
    };
    const notice = instead ? <QuietlyMissingPart load={look} /> : <MissingPart load={look} />;
    const missing = (
      <>
        {instead?.(props)}
        {around ? around(notice, props) : notice}
      </>
    );
    return (
      <MissingPartBoundary key={Now === First ? 'first' : 'arrived'} missing={missing}>
        <Now {...props} />
      </MissingPartBoundary>
    );
  }
  const fetchAhead = () =>
    void load().then(
      (loaded) => {
        Arrived ??= loaded;
      },
      () => undefined,
    );
  return Object.assign(Part, { fetchAhead });
}

/** Catches only missing code: its page handles errors inside a part. */
class MissingPartBoundary extends Component<{ missing: ReactNode; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof MissingPartError) return this.props.missing;
    throw error;
  }
}
