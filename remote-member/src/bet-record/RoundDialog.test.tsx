import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, fakeAnswer } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import { roundRecordDetailCall, type WireRound } from '@site/shared/wire/roundRecords';
import { aWirePlayTotal, aWireRound } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BetRecordScreen } from './BetRecordScreen';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const PROOF = { commitment: 'c0ffee', seed: '5eed', playerSeed: 'lucky' };

function aHost(rounds: readonly WireRound[] = [aWireRound()]) {
  return createFakeServices({
    now: () => NOON,
    location: { name: 'betRecord', path: '/mine/betRecord', query: { of: 'rounds' } },
    answers: [
      fakeAnswer(betRecordListCall, { list: rounds.map((round) => ({ kind: 'round' as const, round })) }),
      fakeAnswer(betRecordTotalCall, aWirePlayTotal()),
      fakeAnswer(betRecordPlacesCall, { venues: [] }),
      fakeAnswer(roundRecordDetailCall, {
        summary: '庄 7 : 闲 5，庄赢',
        facts: [{ label: '庄', value: '♠K ♥7' }],
        proof: PROOF,
        checkUrl: 'https://venue.example/check?seed=5eed',
      }),
    ],
  });
}

const openDetail = () => userEvent.click(screen.getByRole('button', { name: /^查看 龙珠宝藏/ }));

describe('a round of the record', () => {
  it("opens the venue's report, with the proof and the page that verifies it", async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await openDetail();

    const dialog = await screen.findByRole('dialog', { name: '龙珠宝藏 · 极光电子' });
    expect(host.callsOf(roundRecordDetailCall)).toEqual([{ enName: 'JGDZ', roundId: aWireRound().roundId }]);
    expect(await within(dialog).findByText('庄 7 : 闲 5，庄赢')).toBeVisible();
    expect(within(dialog).getByText('庄').nextSibling).toHaveTextContent('♠K ♥7');
    expect(within(dialog).getByText('种子').nextSibling).toHaveTextContent('5eed');
    const check = within(dialog).getByRole('link', { name: '在场馆查验这一局' });
    expect(check).toHaveAttribute('href', 'https://venue.example/check?seed=5eed');
    expect(check).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows when the seed of a round will be published, and links to the page that requests it', async () => {
    const host = aHost();
    host.answer(roundRecordDetailCall, {
      summary: '庄赢',
      facts: [],
      promise: { commitment: 'c0ffee', toldAfter: '牌靴 7 结束后' },
      checkUrl: 'https://venue.example/check?round=r1',
    });
    await renderView(BetRecordScreen, host);

    await openDetail();

    const dialog = await screen.findByRole('dialog', { name: '龙珠宝藏 · 极光电子' });
    expect((await within(dialog).findByText('承诺值')).nextSibling).toHaveTextContent('c0ffee');
    expect(within(dialog).getByText('种子').nextSibling).toHaveTextContent('牌靴 7 结束后公布，可在场馆的查验页查询');
    expect(within(dialog).getByRole('link', { name: '在场馆查验这一局' })).toHaveAttribute('href', 'https://venue.example/check?round=r1');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('requests no report of an unfinished round, and says so for a round without one', async () => {
    const host = aHost([aWireRound({ state: 'open' })]);
    const view = await renderView(BetRecordScreen, host);
    await openDetail();
    expect(await screen.findByText('这一局还没有结束，结束后可以查看详情。')).toBeVisible();
    view.unmount();

    const older = aHost();
    older.answer(roundRecordDetailCall, { facts: [] });
    await renderView(BetRecordScreen, older);
    await openDetail();
    expect(await screen.findByText('这一局没有详情。')).toBeVisible();
  });
});
