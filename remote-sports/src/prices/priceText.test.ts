import { lineFor, marketFromWire } from '@site/shared/betting';
import { type BettingTranslate } from '@site/shared/ui/betting';
import { priceText } from './priceText';

const t = ((key: string, values?: Record<string, unknown>) =>
  values === undefined
    ? key.replace('betting.side.', '')
    : `${key.replace('betting.side.', '')}:${Object.values(values).join('|')}`) as BettingTranslate;
const teams = { home: { name: '阿森纳' }, away: { name: '切尔西' } };

function textOf(w: string, r: string, ratio: string, strong: 'H' | 'C' | '', text: 'short' | 'name') {
  const { market, side } = marketFromWire(w, r, w === 'FS' ? 'champion' : 'football', { name: '聊城' });
  return priceText({ market, side, line: lineFor(market.kind, side, ratio, strong), ...teams }, text, t);
}

it.each([
  ['a handicap on the board', 'RE', 'REC', '0.5 / 1', 'H', 'short', { name: '', line: '+0.5/1' }],
  ['a handicap by the names', 'RE', 'REC', '0.5 / 1', 'H', 'name', { name: '切尔西', line: '+0.5/1' }],
  ['a total on the board', 'OU', 'OUC', '2.5', '', 'short', { name: '', line: 'over 2.5' }],
  ['a total by the names', 'OU', 'OUC', '2.5', '', 'name', { name: '', line: 'over 2.5' }],
  ['a side that wins', 'M', 'MH', '', '', 'name', { name: '阿森纳', line: '' }],
  ['a draw', 'M', 'MN', '', '', 'name', { name: '', line: 'draw_name' }],
  ['a competitor of an outright', 'FS', 'FS3', '', '', 'short', { name: '聊城', line: '' }],
] as const)('of %s, only a name may be abridged', (_what, w, r, ratio, strong, text, shown) => {
  expect(textOf(w, r, ratio, strong, text)).toEqual(shown);
});
