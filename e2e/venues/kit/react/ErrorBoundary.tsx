import { Component, type ReactNode } from 'react';

/** Limit of remounts, after which mounting again does not help. */
const MOST_REMOUNTS = 10;

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a fallback instead of an empty page when rendering fails. Remounts the page when a translator or an extension
 * has replaced nodes so that React cannot find them.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  private remounts = 0;

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof DOMException && error.name === 'NotFoundError') || this.remounts >= MOST_REMOUNTS) return;
    this.remounts += 1;
    this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
