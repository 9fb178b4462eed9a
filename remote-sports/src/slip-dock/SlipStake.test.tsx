import { act, screen } from '@testing-library/react';
import { formatYuan, mustBeFen } from '@site/shared/money';
import { failing } from '@site/testing';
import { expectAmountField } from '@site/testing/expectAmountField';
import { boardStore } from '../feed/boardStore';
import { anEntry, anOffer, aSlip } from '../testing/builders';
import { resetStores } from '../testing/renderView';
import { setUpSlipDock } from '../testing/slipDock';
import { answerSports, aWireQuote, requestsOf } from '../testing/wire';
import { pick, slipStore } from '../slip/slipStore';

const { aHost, showDock: show, pass, user } = setUpSlipDock({ quote: () => aWireQuote() });

beforeEach(() => {
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});

const stakeField = () => screen.getByRole('textbox', { name: '投注金额' });
const betButton = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the price of the entry', () => {
  it('shows the old price struck through and the new one with its direction, and names the effect of the button', async () => {
    const host = aHost({ quote: () => aWireQuote({ ior: '0.90' }) });
    await show(host);
    await user.type(stakeField(), '100');

    expect(screen.getByText('0.98', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('降')).toBeInTheDocument();
    expect(betButton('接受变动并投注 ¥100')).toBeEnabled();
  });

  it('shows the odds format for a two-sided line, and none for other markets [R-ODDS-07]', async () => {
    await show(aHost());
    expect(screen.getByText(/全场让球 · 滚球 2-1（香港盘）/)).toBeVisible();

    act(() => {
      const result = anEntry({ matchId: '70', w: 'RM', seen: { line: undefined, price: anOffer('E', '1.42'), score: undefined } });
      slipStore().setState({ slip: aSlip({ entries: [result] }), quote: undefined });
    });
    expect(screen.getByText(/全场独赢 · 滚球/)).not.toHaveTextContent('盘）');
  });

  it('requests the price in the chosen format', async () => {
    const host = aHost();
    slipStore().setState({ slip: aSlip({ format: 'M', entries: [anEntry({ matchId: '70' })] }) });
    await show(host);

    expect(requestsOf(host, 'quote')[0]).toMatchObject({
      mode: 'single',
      oddsType: 'M',
      selections: [{ gameId: '70', w: 'RE', r: 'REH' }],
    });
  });

  it('blocks the bet while the market is suspended', async () => {
    await show(aHost({ quote: () => aWireQuote({ state: 'suspended' }) }));

    expect(screen.getByText('该选项已暂停投注')).toBeVisible();
    expect(betButton('暂停投注')).toBeDisabled();
  });

  it('blocks the bet once the match has decided the selection, and says so', async () => {
    await show(aHost({ quote: () => aWireQuote({ state: 'closed', refused: 'decided', ior: '', max: '0.00' }) }));

    expect(screen.getByText('该选项已有结果，不能投注')).toBeVisible();
    expect(betButton('暂停投注')).toBeDisabled();
  });

  it('blocks the bet while the connection is lost', async () => {
    await show(aHost());
    act(() => {
      boardStore().setState({ link: 'lost' });
    });

    expect(betButton('连接中断，暂停投注')).toBeDisabled();
  });

  it('requests the price again after a failure', async () => {
    const host = aHost({ quote: () => failing({ kind: 'unreachable' }) });
    await show(host);
    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
    expect(betButton('正在获取最新赔率…')).toBeDisabled();

    answerSports(host, { quote: () => aWireQuote() });
    await pass(3_000);
    expect(betButton('请输入投注金额')).toBeDisabled();
  });
});

describe('the stake', () => {
  it('caps the stake at the upper limit, with a message [R-SLIP-25]', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(99_999_900) } }));
    await user.type(stakeField(), '36001');

    expect(stakeField()).toHaveValue('36000');
    expect(screen.getByText('已调整为最高可投金额 ¥36,000')).toBeVisible();
  });

  it('caps the stake at the whole yuan of the balance [R-SLIP-26]', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(12_399) } }));
    await user.click(betButton('500'));

    expect(stakeField()).toHaveValue('123');
  });

  it('links to the deposit when the balance is below the lowest stake', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(1_999) } }));

    expect(screen.getByRole('link', { name: '余额不足，去存款' })).toHaveAttribute('href', '/saveMoney');
  });

  it('accepts the stake from the keypad', async () => {
    await show(aHost());
    for (const key of ['2', '00', '.', '5']) await user.click(betButton(key));
    expect(stakeField()).toHaveValue('200.5');
    await user.click(betButton('退格'));
    expect(stakeField()).toHaveValue('200.');
    await user.click(betButton('最大'));
    expect(stakeField()).toHaveValue('1000');
  });

  it("suppresses a phone's own keyboard while the keypad is open", async () => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('(pointer: coarse)') }));
    await show(aHost());
    expect(stakeField()).toHaveAttribute('inputmode', 'none');
    await user.click(betButton('收起键盘'));
    expect(stakeField()).toHaveAttribute('inputmode', 'decimal');
    await user.click(betButton('键盘'));

    expect(stakeField()).toHaveAttribute('inputmode', 'none');
  });

  it.each([
    ['1,000', '1,000', '¥1,000'],
    [' 50.5 ', ' 50.5 ', '¥50.50'],
    ['１００', '100', '¥100'],
    ['￥20.5', '¥20.5', '¥20.50'],
  ])('reads the intended amount when %j is pasted', async (text, shown, stake) => {
    await show(aHost());
    await user.click(stakeField());
    await user.paste(text);

    expect(stakeField()).toHaveValue(shown);
    expect(betButton(/^投注 /)).toHaveAccessibleName(expect.stringContaining(stake));
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    await show(aHost({}, { balance: { central: mustBeFen(99_999_900) } }));

    await expectAmountField({
      field: stakeField,
      user,
      expectNothingSent: () => expect(betButton('请输入投注金额')).toBeDisabled(),
      expectMeant: (fen) => expect(betButton(/^投注 /)).toHaveAccessibleName(expect.stringContaining(formatYuan(mustBeFen(fen)))),
    });
  });

  it('reports an invalid amount at once, typed or by the keypad, and does not bet', async () => {
    await show(aHost());
    await user.type(stakeField(), '100.555');
    expect(stakeField()).toHaveValue('100.555');
    expect(stakeField()).toHaveAccessibleDescription(/100\.555.*两位小数/);
    expect(stakeField()).toBeInvalid();
    expect(betButton('请输入投注金额')).toBeDisabled();

    await user.click(betButton('清空'));
    for (const key of ['2', '.', '5', '00']) await user.click(betButton(key));
    expect(stakeField()).toHaveValue('2.500');
    expect(stakeField()).toHaveAccessibleDescription(/2\.500.*两位小数/);
    await user.click(betButton('退格'));
    expect(stakeField()).toHaveAccessibleDescription('最低投注 ¥20');
  });

  it('keeps the stake for the next bet when the player chooses so, also after a reload, and says when it does not', async () => {
    const host = aHost();
    const { unmount } = await show(host);
    const choice = () => screen.getByRole('switch', { name: '下一注保留金额' });
    expect(choice()).not.toBeChecked();
    await user.click(choice());
    expect(choice()).toHaveAccessibleDescription(/串关方式变化或再投同样选项时会清空/);
    await user.type(stakeField(), '100');
    await user.click(betButton('清空注单'));
    act(() => {
      pick(slipStore(), anEntry({ matchId: '71' }));
    });
    expect(stakeField()).toHaveValue('100');

    unmount();
    resetStores();
    await show(host);
    expect(choice()).toBeChecked();
    expect(stakeField()).toHaveValue('100');
  });

  it.each([
    ['100', '¥98.00'],
    ['33.33', '¥32.66'],
    ['0.01', '¥0.00'],
    ['', '¥0.00'],
    ['abc', '¥0.00'],
  ])(
    'shows that "%s" wins %s at 0.98, cut to two decimals, and nothing for an invalid number [R-SLIP-29] [R-SLIP-30]',
    async (typed, wins) => {
      await show(aHost({ quote: () => aWireQuote({ ior: '0.98' }) }));
      if (typed !== '') await user.type(stakeField(), typed);

      expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent(wins);
    },
  );

  it('shows the risk whenever it differs from the stake', async () => {
    slipStore().setState({
      slip: aSlip({ format: 'M', entries: [anEntry({ matchId: '70', seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } })] }),
    });
    await show(aHost({ quote: () => aWireQuote({ oddsType: 'M', ior: '-0.80' }) }));
    await user.type(stakeField(), '100');

    expect(screen.getByText('占用金额').nextSibling).toHaveTextContent('¥80');
    expect(screen.getByText('预计返还').nextSibling).toHaveTextContent('¥180');
    expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent('¥100.00');
  });
});
