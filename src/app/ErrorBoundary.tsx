import { Component, type ReactNode } from 'react';

interface Props {
  /** Another place gets another try. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` instead of a screen that broke, until the person goes elsewhere. React logs the error. */
export class ErrorBoundary extends Component<Props, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  static getDerivedStateFromProps({ place }: Props, { brokenAt }: { brokenAt: string | null }) {
    return brokenAt === null || brokenAt === place ? null : { brokenAt: null };
  }

  override componentDidCatch(): void {
    this.setState({ brokenAt: this.props.place });
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : this.props.fallback;
  }
}
