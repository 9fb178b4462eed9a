import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { gameListCall } from '@site/shared/wire/games';
import { aGamePage, aWireGame } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { HomeTables } from './HomeTables';

const TABLE = aWireGame({ enName: 'HTZR', venueName: '皇庭真人', gameCode: 'HT-a01', name: '百家乐 A01' });

function aHost() {
  return createFakeServices({
    member: null,
    answers: [fakeAnswer(gameListCall, ({ category }) => (category === 'ZR' ? aGamePage([TABLE], { all: 1 }) : aGamePage([])))],
  });
}

describe('tables on home', () => {
  it('shows tables of the categories that have any, each with a link to its page, and enters them from home', async () => {
    const host = aHost();
    await renderView(HomeTables, host);

    expect(host.callsOf(gameListCall).map(({ category }) => category)).toEqual(['ZR', 'DJ', 'CP']);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    const live = within(screen.getByRole('region', { name: '真人' }));
    await userEvent.click(live.getByRole('button', { name: '立即游戏 百家乐 A01' }));
    await userEvent.click(live.getByRole('link', { name: '全部' }));

    expect(host.emitted).toMatchObject([{ name: 'venue/enter', event: { enName: 'HTZR', gameCode: 'HT-a01' } }]);
    expect(host.navigated).toMatchObject([{ name: 'realbet' }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows that the tables could not be loaded, and loads them again', async () => {
    const host = aHost();
    host.answer(gameListCall, failing({ kind: 'timeout' }));
    await renderView(HomeTables, host);
    expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3);
    host.answer(gameListCall, aGamePage([TABLE], { all: 1 }));

    await userEvent.click(within(screen.getByRole('region', { name: '真人' })).getByRole('button', { name: '重试' }));

    expect(await within(screen.getByRole('region', { name: '真人' })).findByRole('button', { name: '立即游戏 百家乐 A01' })).toBeVisible();
  });
});
