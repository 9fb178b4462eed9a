import type { OperatorMessage } from '../page/host';

/** Creates a fake framing page that records the messages it gets and sends those of the test. */
export function aFakeHost({ isFraming = true } = {}) {
  const listeners = new Set<(message: OperatorMessage) => void>();
  let isPaused = false;
  return {
    isFraming,
    get isPaused() {
      return isPaused;
    },
    announce: jest.fn(),
    hear(listener: (message: OperatorMessage) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askTicket: () => Promise.resolve(null),
    postBalance: jest.fn(),
    postOver: jest.fn(),
    leave: jest.fn(),
    say(message: OperatorMessage) {
      if (message !== 'operator:balance') isPaused = message === 'operator:pause';
      for (const listener of listeners) listener(message);
    },
  };
}
