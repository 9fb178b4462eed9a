import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { gameListCall, venuesCall } from '@site/shared/wire/games';
import { HomeTables } from '../home-tables/HomeTables';
import { aGamePage, aSlotVenue, aWireGame } from '../testing/builders';
import { renderView } from '../testing/renderView';

const CLOSED = aSlotVenue({ enName: 'HWDZ', name: '海王星', state: 'maintenance', resumesAt: Date.UTC(2026, 10, 21, 10, 30) });

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    answers: [
      fakeAnswer(gameListCall, ({ filter }) => (filter === 'new' ? aGamePage([aWireGame({ label: 'new' })], { new: 1 }) : aGamePage([]))),
      fakeAnswer(venuesCall, { list: [aSlotVenue(), CLOSED] }),
    ],
    ...options,
  });
}

const news = () => screen.findByRole('region', { name: '场馆动态' });

describe('the news of the venues on home', () => {
  it('show new games of any venue, entered from here, and venues under maintenance with their end', async () => {
    const host = aHost();
    await renderView(HomeTables, host);

    expect(await within(await news()).findByText('海王星')).toBeVisible();
    expect(await news()).toHaveTextContent('维护中 · 预计 11-21 18:30 恢复');
    await userEvent.click(within(await news()).getByRole('button', { name: '立即游戏 龙珠宝藏' }));

    expect(host.callsOf(gameListCall)).toContainEqual({ filter: 'new', pageNum: 1, pageSize: 8 });
    expect(host.emitted).toMatchObject([{ name: 'venue/enter', event: { enName: 'JGDZ', gameCode: 'JG-pearl' } }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('omit a venue that is open again, on a page that stays open', async () => {
    const host = aHost();
    await renderView(HomeTables, host);
    expect(await within(await news()).findByText('海王星')).toBeVisible();
    jest.useFakeTimers();
    // The polling timer starts when the page becomes visible.
    await act(async () => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
    host.answer(venuesCall, { list: [aSlotVenue(), { ...CLOSED, state: 'open' }] });

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();

    expect(screen.queryByText('海王星')).toBeNull();
  });

  it('are requested for members only', async () => {
    const guest = aHost({ member: null });
    await renderView(HomeTables, guest);

    expect(screen.queryByRole('region', { name: '场馆动态' })).toBeNull();
    expect(guest.callsOf(gameListCall).map(({ filter }) => filter)).not.toContain('new');
    expect(guest.callsOf(venuesCall)).toEqual([]);
  });

  it('render nothing when there are none', async () => {
    const host = aHost();
    host.answer(gameListCall, failing({ kind: 'timeout' }));
    host.answer(venuesCall, { list: [aSlotVenue()] });
    await renderView(HomeTables, host);

    expect(screen.queryByText('场馆动态')).toBeNull();
  });
});
