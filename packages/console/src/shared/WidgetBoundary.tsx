import { Alert, Button } from '@noticeboard/design-system';
import { Component, type ReactNode } from 'react';
import { messages } from '../messages/en.ts';

const texts = messages.boundary;

/**
 * Around a part of a page that the others do not depend on: when it breaks, they keep working (B02). The error itself is
 * not shown: it may hold data.
 */
export class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert
        tone="danger"
        isAnnounced
        title={texts.title}
        action={
          <Button size="small" tone="neutral" variant="outline" onPress={() => this.setState({ hasFailed: false })}>
            {texts.retry}
          </Button>
        }
      >
        {messages.partFailed}
      </Alert>
    );
  }
}
