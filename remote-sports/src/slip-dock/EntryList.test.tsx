import { act } from '@testing-library/react';
import { createFakeServices } from '@site/testing';
import { boardInterest } from '../feed/matchInterest';
import { aSlip } from '../testing/builders';
import { renderView, resetStores } from '../testing/renderView';
import { ENTRIES, NAMES, quoteOf } from '../testing/severalBets';
import { answerSports, NOW } from '../testing/wire';
import { slipStore } from '../slip/slipStore';
import { SlipDock } from './SlipDock';

beforeEach(resetStores);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the entries of a long slip', () => {
  it('scrolls the latest pick into view', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.getAttribute('aria-label'));
    });
    const shown: (string | null)[] = [];
    const host = createFakeServices({ now: () => NOW });
    answerSports(host, { openBets: () => ({ list: [] }), quote: (request) => quoteOf(request) });
    slipStore().setState({ slip: aSlip({ mode: 'parlay', entries: ENTRIES.slice(0, 2) }) });
    await renderView(SlipDock, host);
    seen.mockClear();
    shown.length = 0;

    act(() => {
      slipStore().setState({ slip: aSlip({ mode: 'parlay', entries: ENTRIES }) });
    });
    expect(shown).toEqual([`${NAMES[2]} -0.5`]);
  });

  it('makes the board follow the matches of the slip, wherever their rows are', async () => {
    const host = createFakeServices({ now: () => NOW });
    answerSports(host, { openBets: () => ({ list: [] }), quote: (request) => quoteOf(request) });
    slipStore().setState({ slip: aSlip({ mode: 'parlay', entries: ENTRIES }) });
    const followed = () => ENTRIES.map(({ match }) => boardInterest().has(match.id));
    await renderView(SlipDock, host);
    expect(followed()).toEqual(ENTRIES.map(() => true));

    act(() => {
      slipStore().setState({ slip: aSlip({ mode: 'parlay', entries: ENTRIES.slice(1) }) });
    });
    expect(followed()).toEqual(ENTRIES.map((_, index) => index > 0));
  });
});
