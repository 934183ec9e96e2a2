import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed';

/** The outermost error boundary, for errors that the router's error elements don't catch. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
