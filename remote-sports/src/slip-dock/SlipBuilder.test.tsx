import { act, screen, within } from '@testing-library/react';
import type { WireQuote } from '@site/shared/wire/bets';
import { anEntry, anOffer, aSlip } from '../testing/builders';
import { setUpSlipDock } from '../testing/slipDock';
import { aWireQuote, aWireTicket, requestsOf } from '../testing/wire';
import { accessibilityFaults } from '@site/testing/accessibility';
import { pick, slipStore } from '../slip/slipStore';
import type { SlipEntry } from '../slip/types';

const leg = (w: string, r: string): SlipEntry => {
  const entry = anEntry({ matchId: '70', w, r, seen: { line: undefined, price: anOffer('E', '1.42'), score: { home: 2, away: 1 } } });
  return { ...entry, match: { ...entry.match, builder: 6 } };
};
const LEGS = [leg('RM', 'RMH'), leg('RTS', 'RTSY'), leg('REO', 'REOO')];

type Together = NonNullable<WireQuote['together']>;

function quoteOf(request: Readonly<Record<string, unknown>>, together: Together = { oddsType: 'E', ior: '3.20' }): WireQuote {
  const selections = request['selections'] as readonly { gameId: string; w: string; r: string }[];
  const [entry] = aWireQuote({ ratio: '', strong: '', oddsType: 'E', ior: '1.42' }).entries;
  if (!entry) throw new Error('a quote has an entry');
  return aWireQuote(
    {},
    { quoteId: 'q-together', entries: selections.map((each) => ({ ...entry, ...each })), min: '10.00', max: '5000.00', together },
  );
}

const TICKET = aWireTicket({
  mode: 'parlay',
  together: { oddsType: 'E', ior: '3.20' },
  toWin: '220.00',
  legs: LEGS.map(({ key }) => {
    const [gameId = '', w = '', r = ''] = key.split('/');
    return { ...aWireTicket().legs[0], gameId, w, r, oddsType: 'E', ior: '', ratio: '', strong: '' } as ReturnType<
      typeof aWireTicket
    >['legs'][number];
  }),
});

const { aHost, showDock, pass, user } = setUpSlipDock({
  quote: (request) => quoteOf(request),
  place: (_request, { idempotencyKey = '' }) => ({ state: 'accepted', key: idempotencyKey, ticket: { ...TICKET, key: idempotencyKey } }),
});

const show = (host = aHost(), entries = LEGS) => {
  slipStore().setState({ slip: { ...aSlip({ mode: 'parlay', entries }), combination: 'builder' } });
  return showDock(host);
};
const price = () => within(screen.getByRole('region', { name: '同场串关（3 项）' }));

describe('selections of one match in the slip', () => {
  it('shows one price in a named format, and no price for each selection', async () => {
    const host = aHost();
    const { container } = await show(host);
    expect(requestsOf(host, 'quote').at(-1)).toMatchObject({ mode: 'builder', selections: [{ w: 'RM' }, { w: 'RTS' }, { w: 'REO' }] });
    expect(price().getByText('3.20')).toBeVisible();
    expect(price().getByText(/欧洲盘/)).toBeVisible();
    expect(screen.queryByText('1.42')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent('¥220.00');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '投注 ¥100' }));
    await pass(0);
    expect(requestsOf(host, 'place')).toEqual([expect.objectContaining({ quoteId: 'q-together', stake: '100.00' })]);
    const receipt = await screen.findByRole('article', { name: '投注成功' });
    expect(receipt).toHaveTextContent('同场串关（3 项）');
    expect(receipt).toHaveTextContent('合并赔率3.20（欧洲盘）');
  });

  it('leaves the slip ready for a single once the bet is placed', async () => {
    await show();
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await user.click(screen.getByRole('button', { name: '投注 ¥100' }));
    await pass(0);
    await screen.findByRole('article', { name: '投注成功' });
    expect(screen.getByRole('radio', { name: '单注' })).toBeChecked();
    act(() => {
      pick(slipStore(), anEntry({ matchId: '71' }));
      pick(slipStore(), anEntry({ matchId: '72' }));
    });
    expect(
      slipStore()
        .getState()
        .slip.entries.map(({ match }) => match.id),
    ).toEqual(['72']);
  });

  it('shows a worse price beside the old one, and asks for agreement', async () => {
    let ior = '3.20';
    await show(aHost({ quote: (request) => quoteOf(request, { oddsType: 'E', ior }) }));
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    ior = '3.05';
    await pass(30_000);
    expect(price().getByText('3.20', { selector: 'del' })).toBeVisible();
    expect(screen.getByRole('button', { name: /接受变动/ })).toBeVisible();
    await user.click(price().getByRole('button', { name: '接受' }));
    expect(price().queryByText('3.20')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '投注 ¥100' })).toBeEnabled();
  });

  it.each([
    ['implied' as const, 1, '与其他选项互相包含，合在一起赔率不会更高'],
    ['contradiction' as const, undefined, '这些选项不可能同时成立'],
    ['line' as const, 0, '此盘口可能走水或只赢一半，不能同场串关'],
  ])('cannot be bet when they do not combine, and the slip gives the reason: %s', async (refused, at, why) => {
    await show(
      aHost({ quote: (request) => quoteOf(request, { oddsType: 'E', ior: '', refused, ...(at === undefined ? {} : { leg: at }) }) }),
    );
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    const place = at === undefined ? price() : within(screen.getAllByRole('article')[at] ?? document.body);
    expect(place.getByText(why)).toBeVisible();
    expect(screen.getByRole('button', { name: '请调整选项' })).toBeDisabled();
  });
});
