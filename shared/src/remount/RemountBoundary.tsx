import { Component, type ReactNode } from 'react';

/** Maximum number of remounts within the window. More show that remounting does not help. */
const MOST_REMOUNTS = 10;
const WINDOW_MS = 10_000;

interface RemountBoundaryProps {
  readonly children: ReactNode;
}

interface RemountBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/**
 * Remounts its children after another program has replaced nodes that React removes or uses as insertion points.
 * Translators and extensions do this with text nodes, and React then fails with `NotFoundError`. Every other error goes
 * to the next outer boundary.
 */
export class RemountBoundary extends Component<RemountBoundaryProps, RemountBoundaryState> {
  override state: RemountBoundaryState = { error: undefined, hasFailed: false };
  private remounts: readonly number[] = [];

  static getDerivedStateFromError(error: unknown): RemountBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.remounts = [...this.remounts.filter((at) => now - at < WINDOW_MS), now];
    this.setState({ error: undefined, hasFailed: false });
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    if (!isNodeMissing(error) || this.remounts.length >= MOST_REMOUNTS) throw error;
    return null;
  }
}

function isNodeMissing(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
