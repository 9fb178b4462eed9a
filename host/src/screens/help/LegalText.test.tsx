import { act, render, screen } from '@testing-library/react';
import { TextsProvider } from '@site/shared/i18n';
import { DISPUTE_WINDOW_DAYS, MIN_AGE_YEARS, RECORDS_KEPT_YEARS } from '@site/shared/validation';
import { ShellProvider } from '../../ShellProvider';
import { aManifest } from '../../composition/testing/builders';
import { aShell, clearDevice } from '../../testing/aShell';
import { LegalText } from './LegalText';

beforeEach(clearDevice);

async function show(topic: 'gztk' | 'ysgz', brand = '曜界') {
  const manifest = aManifest({}, { brand: { name: { 'zh-CN': brand, 'zh-TW': brand }, latin: 'X' } });
  const { shell, i18n } = await aShell({ manifest });
  render(
    <ShellProvider shell={shell}>
      <TextsProvider i18n={i18n}>
        <h2>标题</h2>
        <LegalText topic={topic} />
      </TextsProvider>
    </ShellProvider>,
  );
  await screen.findAllByRole('heading', { level: 3 });
  return shell;
}

describe('the terms', () => {
  it.each([
    [/每位用户仅可持有一个账户/, 'R-LEGAL-02'],
    [/年满 18 周岁/, 'R-LEGAL-03'],
    [/不向以下国家和地区的居民/, 'R-LEGAL-04'],
    [/美国及其属地、英国、法国及其海外领地、荷兰、西班牙、澳大利亚、新加坡/, 'R-LEGAL-05'],
    [/投注一经受理即不可取消/, 'R-LEGAL-06'],
    [/出现明显错误时投注无效/, 'R-LEGAL-08'],
    [/因系统故障受理或结算的投注无效/, 'R-LEGAL-09'],
    [/禁止使用机器人、自动化程序/, 'R-LEGAL-10'],
    [/的决定为最终决定/, 'R-LEGAL-11'],
    [/有权宣布相关投注无效/, 'R-LEGAL-12'],
    [/没收账户余额/, 'R-LEGAL-13'],
    [/终止账户/, 'R-LEGAL-14'],
    [/冻结账户/, 'R-LEGAL-15'],
    [/同一用户同时使用多个账户/, 'R-LEGAL-16'],
    [/付款人姓名与账户姓名不一致/, 'R-LEGAL-17'],
    [/提前退出优惠/, 'R-LEGAL-18'],
    [/欺诈，包括/, 'R-LEGAL-19'],
    [/使用自动化程序或机器人/, 'R-LEGAL-20'],
    [/与他人串通/, 'R-LEGAL-21'],
    [/交易记录自发生之日起保存 5 年/, 'R-LEGAL-22'],
    [/须在赛果公布之日起 14 日内以书面形式提出/, 'R-LEGAL-23'],
  ])('contain %s [%s]', async (words) => {
    await show('gztk');

    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('contain the limits of the product [R-CONST-30] [R-CONST-31] [R-CONST-32]', () => {
    expect([MIN_AGE_YEARS, RECORDS_KEPT_YEARS, DISPUTE_WINDOW_DAYS]).toEqual([18, 5, 14]);
  });

  it('name the brand of the themed build and no other [R-LEGAL-24] [R-LEGAL-26]', async () => {
    await show('gztk', '鎏金阁');

    expect(document.body).toHaveTextContent('使用鎏金阁即表示');
    expect(document.body).not.toHaveTextContent('曜界');
  });
});

it('the privacy policy names the brand of the themed build and no other [R-LEGAL-25]', async () => {
  await show('ysgz', '鎏金阁');

  expect(document.body).toHaveTextContent('本政策说明鎏金阁收集哪些个人信息');
  expect(document.body).not.toHaveTextContent('曜界');
});

it('follows the language without a reload', async () => {
  const shell = await show('gztk');

  await act(() => shell.locale.choose('zh-TW'));

  expect(await screen.findByText(/每位使用者僅可持有一個帳戶/)).toBeInTheDocument();
});
