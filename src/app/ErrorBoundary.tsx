import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there instead; `tryAgain` shows the part once more. */
  fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows `fallback` instead of a part that threw; React logs the error. Another `key` makes it try again as well. */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children;
  }
}
