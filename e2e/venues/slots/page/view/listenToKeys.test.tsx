import { fireEvent } from '@testing-library/react';
import { listenToKeys } from './listenToKeys';

it.each([
  ['Space', { key: ' ' }, 1],
  ['Enter', { key: 'Enter' }, 1],
  ['Ctrl+Space, which switches an input method', { key: ' ', ctrlKey: true }, 0],
  ['Shift+Space, which switches the width of its characters', { key: ' ', shiftKey: true }, 0],
  ['Alt+Enter', { key: 'Enter', altKey: true }, 0],
  ['Meta+Space', { key: ' ', metaKey: true }, 0],
])('%s spins as often as it should', (_keys, init, times) => {
  const spin = jest.fn();
  listenToKeys(document, spin);

  fireEvent.keyDown(document.body, init);

  expect(spin).toHaveBeenCalledTimes(times);
});
