import { fireEvent } from '@testing-library/react';
import { listenToKeys } from './listenToKeys';

it.each([
  ['the space bar', {}, 1],
  ['a repetition of it', { repeat: true }, 0],
  ['Shift and the space bar, which switch an input method', { shiftKey: true }, 0],
  ['Ctrl and the space bar, which switch an input method', { ctrlKey: true }, 0],
])('%s pulls the trigger as often as it should', (_keys, init, times) => {
  const actions = { turn: jest.fn(), hold: jest.fn(), pull: jest.fn(), stepBullet: jest.fn(), lockNext: jest.fn(), toggleAuto: jest.fn() };
  const stop = listenToKeys(document, actions);

  fireEvent.keyDown(document.body, { code: 'Space', key: ' ', ...init });
  stop();

  expect(actions.pull).toHaveBeenCalledTimes(times);
});
