import { useRef } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Dialog } from './Dialog';
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

it('counts an element as visible while it is in the viewport of a visible page', () => {
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

it('counts an element behind a dialog as hidden, and one in it as visible', async () => {
  const page = (open: boolean) => (
    <>
      <Seen />
      <Dialog open={open} title="question">
        <Seen />
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('seen')).toBeVisible();

  rerender(page(true));
  expect(await screen.findByText('not seen')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByText('seen')).toBeVisible();

  rerender(page(false));
  await waitFor(() => {
    expect(screen.queryByText('not seen')).not.toBeInTheDocument();
  });
});
