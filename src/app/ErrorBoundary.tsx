import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/** The outermost error boundary, for errors that the router's error elements don't catch. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
