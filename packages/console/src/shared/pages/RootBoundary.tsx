import { Button, FullScreenPage } from '@noticeboard/design-system';
import { Component, type ReactNode } from 'react';
import { entryMessages as messages } from '../../messages/entry.ts';

const texts = messages.boundary;

/**
 * The last boundary: errors outside of every route end here, with a way out (B02). The error itself is not
 * shown: it may hold data.
 */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RootProblem /> : this.props.children;
  }
}

/** A page that offers to start again. */
export function RootProblem() {
  return (
    <FullScreenPage title={texts.title} description={texts.rootText}>
      <Button isFullWidth size="large" onPress={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </FullScreenPage>
  );
}
