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
 * Catches what a view throws while rendering or in an effect, reports it to the root, and shows nothing: the fallback is the root's. It is
 * reset by another `attempt`.
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
