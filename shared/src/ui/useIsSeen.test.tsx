import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useIsSeen } from './useIsSeen';

let report: (isIntersecting: boolean) => void;
const disconnected = jest.fn();

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = { observe: jest.fn(), disconnect: disconnected } as unknown as IntersectionObserver;
    report = (isIntersecting) => {
      act(() => {
        notify([{ isIntersecting } as IntersectionObserverEntry], observer);
      });
    };
    return observer;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Seen() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useIsSeen(place) ? 'seen' : 'not seen'}</p>;
}

function turn(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

it('an element is seen while it is in the window of a visible page', () => {
  const { unmount } = render(<Seen />);
  expect(screen.getByText('seen')).toBeVisible();

  report(false);
  expect(screen.getByText('not seen')).toBeVisible();
  report(true);
  expect(screen.getByText('seen')).toBeVisible();
  turn('hidden');
  expect(screen.getByText('not seen')).toBeVisible();
  turn('visible');
  expect(screen.getByText('seen')).toBeVisible();

  unmount();
  expect(disconnected).toHaveBeenCalledTimes(1);
});
