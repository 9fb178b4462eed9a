import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useEscape } from './useEscape';

function Unfolded({ onEscape }: { readonly onEscape: () => void }) {
  const around = useRef<HTMLDivElement>(null);
  useEscape(true, around, onEscape);
  return (
    <div ref={around}>
      <input aria-label="inside" />
    </div>
  );
}

it.each([
  ['Escape', {}, 1],
  ['Escape that ends a composition', { isComposing: true }, 0],
  ['Escape that ends a composition in Safari', { keyCode: 229 }, 0],
])('closes as often as expected on %s', (_key, init, times) => {
  const onEscape = jest.fn();
  render(<Unfolded onEscape={onEscape} />);

  fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'Escape', ...init });

  expect(onEscape).toHaveBeenCalledTimes(times);
});
