import { act, render, screen } from '@testing-library/react';
import { useNearViewport } from './useNearViewport';

type Observe = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let tell: Observe = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly disconnect = disconnect;
      constructor(observe: Observe) {
        tell = observe;
      }
      observe(): void {
        tell([{ isIntersecting: false }]);
      }
    },
  });
});

function Part({ isLong }: { readonly isLong: boolean }) {
  const { ref, isNear } = useNearViewport(isLong);
  return <div ref={ref}>{isNear && <p>rows</p>}</div>;
}

describe('a part of a long board', () => {
  it('stands in the page while it is near the window', () => {
    const { unmount } = render(<Part isLong />);
    expect(screen.queryByText('rows')).not.toBeInTheDocument();

    act(() => {
      tell([{ isIntersecting: true }]);
    });
    expect(screen.getByText('rows')).toBeVisible();

    act(() => {
      tell([{ isIntersecting: false }]);
    });
    expect(screen.queryByText('rows')).not.toBeInTheDocument();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('always stands in a short one', () => {
    render(<Part isLong={false} />);

    expect(screen.getByText('rows')).toBeVisible();
  });
});
