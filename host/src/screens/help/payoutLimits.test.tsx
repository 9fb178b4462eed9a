import { act, screen, within } from '@testing-library/react';
import { preInfoCall } from '@site/shared/wire/site';
import { aSite, clearDevice, refusal, success } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

beforeEach(clearDevice);

const TERMS = '/app/help/gztk';

/** Class, USD, and RMB at a rate of 7.2459. */
const LIMITS = [
  ['足球', '1,500,000', '¥10,868,850'],
  ['篮球', '1,500,000', '¥10,868,850'],
  ['网球', '300,000', '¥2,173,770'],
  ['美式足球', '300,000', '¥2,173,770'],
  ['棒球', '300,000', '¥2,173,770'],
  ['冰球', '300,000', '¥2,173,770'],
  ['橄榄球', '300,000', '¥2,173,770'],
  ['排球', '300,000', '¥2,173,770'],
  ['其他体育项目', '200,000', '¥1,449,180'],
  ['新推出的盘口', '25,000', '¥181,147.50'],
  ['娱乐场', '600,000', '¥4,347,540'],
  ['金融类', '180,000', '¥1,304,262'],
] as const;

const open = (site: object = {}) => renderApp(TERMS, { answers: { [preInfoCall.path]: success(aSite(site)) } });

describe('the payout limits in the terms', () => {
  it('name every class, in USD and in RMB at the rate of the site [R-PAYOUT-13]', async () => {
    await open({ usdCny: '7.2459' });

    expect(await screen.findByText(/今日汇率：1 美元 = 7\.2459 元人民币/)).toBeInTheDocument();
    const table = screen.getByRole('table', { name: '每位会员每日派彩上限' });
    const [, ...rows] = within(table).getAllByRole('row');
    const cells = rows.map((row) => [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]);
    expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual(LIMITS);
  });

  it('follow the language in place', async () => {
    const { shell } = await open();
    await screen.findByRole('row', { name: '篮球 1,500,000 ¥10,650,000' });

    await act(() => shell.locale.choose('zh-TW'));

    expect(await screen.findByRole('row', { name: '籃球 1,500,000 ¥10,650,000' })).toBeInTheDocument();
  });

  it('are in USD where the rate cannot be loaded: the terms can always be read', async () => {
    await renderApp(TERMS, { answers: { [preInfoCall.path]: refusal(6005) } });

    expect(await screen.findByRole('row', { name: '新推出的盘口 25,000 —' })).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('{{');
  });

  it('are beside the age, the retention of records and the time for a dispute', async () => {
    await open();

    for (const words of [/必须年满 18 周岁/, /保存 5 年/, /赛果公布之日起 14 日内/])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
