import { act, screen, within } from '@testing-library/react';
import { translatePage } from '@site/testing/translatePage';
import { A_KEY, anEntry, aSlip } from '../testing/builders';
import { resetStores } from '../testing/renderView';
import { setUpSlipDock } from '../testing/slipDock';
import { aWireQuote, aWireTicket } from '../testing/wire';
import { slipStore } from '../slip/slipStore';

const ACCEPTED = { state: 'accepted', key: A_KEY, ticket: aWireTicket() } as const;
const OFFER = aWireQuote({ ior: '0.90' }, { quoteId: 'q2' });

const { aHost, showDock, pass, user } = setUpSlipDock({
  quote: () => aWireQuote(),
  place: () => ({ state: 'rejected', key: A_KEY, reason: 'price-changed', offer: OFFER }),
  outcome: () => ACCEPTED,
});

beforeEach(() => {
  resetStores();
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});
const translate = () =>
  act(async () => {
    translatePage(document.body);
    await Promise.resolve();
  });

it('shows the new price and the possible win on a translated page, and keeps the typed stake', async () => {
  await showDock(aHost());
  await translate();
  await user.type(screen.getByRole('textbox', { name: '投注金额' }), '150');
  await translate();
  await user.click(screen.getByRole('button', { name: '投注 ¥150' }));
  await pass(0);
  await translate();

  expect(await screen.findByRole('button', { name: '接受变动并投注 ¥150' })).toBeVisible();
  const [entry] = screen.getAllByRole('article');
  if (!entry) throw new Error('the slip has no entry');
  expect(within(entry).getByText('0.90')).toBeVisible();
  expect(screen.getByText('¥135.00')).toBeVisible();
  expect(screen.queryByText('¥147.00')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('150.00');
});
