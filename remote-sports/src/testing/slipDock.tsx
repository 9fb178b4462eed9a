import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { loadModule } from '@site/shared/ui';
import { loadSlipBody } from '../slip-dock/LazySlipBody';
import { SlipDock } from '../slip-dock/SlipDock';
import { renderView, resetStores } from './renderView';
import { answerSports, NOW } from './wire';

type Answers = Parameters<typeof answerSports>[1];

/**
 * Sets up the slip dock for each test of a file, with its body already loaded, and cleans it up. Only the test advances
 * the platform's clock and the page's timers.
 */
export function setUpSlipDock(usual: Answers) {
  let now = NOW;

  beforeAll(async () => {
    await loadModule(loadSlipBody);
  });

  beforeEach(() => {
    resetStores();
    now = NOW;
    jest.useFakeTimers({ advanceTimers: true });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  /** @param ms time that passes on the platform and on the page */
  async function pass(ms: number): Promise<void> {
    now += ms;
    await act(() => jest.advanceTimersByTimeAsync(ms));
  }

  const renderDock = (host: FakeHost) => renderView(SlipDock, host);

  return {
    pass,
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    aHost(answers: Answers = {}, options: FakeServicesOptions = {}): FakeHost {
      const host = createFakeServices({ now: () => now, ...options });
      answerSports(host, { openBets: () => ({ list: [] }), ...usual, ...answers });
      return host;
    },
    renderDock,
    /** Renders the dock and waits for its first quote. */
    async showDock(host: FakeHost) {
      const view = await renderDock(host);
      await pass(200);
      return view;
    },
  };
}
