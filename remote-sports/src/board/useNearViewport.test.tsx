import { act, render, screen } from '@testing-library/react';
import { useNearViewport } from './useNearViewport';

type Observe = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let report: Observe = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly disconnect = disconnect;
      constructor(observe: Observe) {
        report = observe;
      }
      observe(): void {
        report([{ isIntersecting: false }]);
      }
    },
  });
});

function Part({ isLong }: { readonly isLong: boolean }) {
  const { ref, isNear } = useNearViewport(isLong);
  return <div ref={ref}>{isNear && <p>rows</p>}</div>;
}

describe('a block of a long board', () => {
  it('is rendered while it is near the viewport', () => {
    const { unmount } = render(<Part isLong />);
    expect(screen.queryByText('rows')).not.toBeInTheDocument();

    act(() => {
      report([{ isIntersecting: true }]);
    });
    expect(screen.getByText('rows')).toBeVisible();

    act(() => {
      report([{ isIntersecting: false }]);
    });
    expect(screen.queryByText('rows')).not.toBeInTheDocument();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('is always rendered on a short board', () => {
    render(<Part isLong={false} />);

    expect(screen.getByText('rows')).toBeVisible();
  });
});
