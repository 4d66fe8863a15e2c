import { Component, type ReactNode } from 'react';
import { dispatchAreaError } from '../../lib/area-error.ts';

interface AreaBoundaryProps {
  readonly name: string;
  /** Another value resets the boundary: the visitor has navigated within the area. */
  readonly resetKey: string;
  /** Called when a chunk of the area fails to load; the release may be older than those that the server keeps. */
  readonly onStaleCode: () => Promise<unknown>;
  readonly fallback: (reason: 'crashed' | 'unreachable') => ReactNode;
  readonly children: ReactNode;
}

interface AreaBoundaryState {
  readonly failure: 'crashed' | 'unreachable' | null;
}

/** Keeps a failure of one area inside its region. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { failure: isChunkError(error) ? 'unreachable' : 'crashed' };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The area ${this.props.name} failed while it was shown.`, error);
    const isStale = isChunkError(error);
    dispatchAreaError({ area: this.props.name, error, kind: isStale ? 'load' : 'error' });
    if (isStale) void this.props.onStaleCode();
  }

  override componentDidUpdate(previous: AreaBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}

/** webpack's name of the error for a chunk that failed to load, script or style sheet. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}
