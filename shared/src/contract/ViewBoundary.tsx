import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly attempt: number;
  readonly onError: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly attempt: number;
  readonly hasFailed: boolean;
}

/**
 * Catches errors that a view throws while rendering or in an effect, reports them to the root and renders nothing,
 * because the root shows the fallback. Another `attempt` resets it.
 */
export class ViewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
