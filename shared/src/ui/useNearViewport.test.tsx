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
      unobserve(): void {
        // An element that is observed again is reported again.
      }
    },
  });
});

function Part({ isLong }: { readonly isLong: boolean }) {
  const { ref, isNear } = useNearViewport(isLong);
  return <div ref={ref}>{isNear && <button type="button">rows</button>}</div>;
}

describe('a block of a long page', () => {
  it('is rendered near the viewport', () => {
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

  it('stays rendered while it has the focus, and is removed after the focus has left', () => {
    render(<Part isLong />);
    act(() => {
      report([{ isIntersecting: true }]);
    });
    const row = screen.getByText('rows');
    row.focus();
    act(() => {
      report([{ isIntersecting: false }]);
    });
    expect(row).toHaveFocus();

    act(() => {
      row.blur();
    });
    expect(screen.queryByText('rows')).not.toBeInTheDocument();
  });

  it('is always rendered on a short page', () => {
    render(<Part isLong={false} />);

    expect(screen.getByText('rows')).toBeVisible();
  });
});
