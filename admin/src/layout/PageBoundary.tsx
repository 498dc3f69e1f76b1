import { Component, type ReactNode } from 'react';
import { PageCrash } from './MessagePages';

/** A page that fails leaves the navigation usable; going elsewhere ends it. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  reset = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error ? <PageCrash error={error} resetErrorBoundary={this.reset} /> : this.props.children;
  }
}
