import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { preInfoCall } from '@site/shared/wire/site';
import { aSite, clearDevice, refusal, success } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

describe.each([
  ['/agent', /您的收益，按日到账/, /您的收益，按日到帳/, 'R-ROUTE-12', 'R-ACT-03'],
  ['/venture', /一起把产品做好/, /一起把產品做好/, 'R-RNAME-11', 'R-RNAME-11'],
  ['/download', /在手机上使用曜界/, /在手機上使用曜界/, 'R-ROUTE-15', 'R-UI-07'],
])('%s', (path, name, translated, route, content) => {
  it(`is open to everyone, with a footer, and has no unfilled placeholder [${route}] [${content}]`, async () => {
    await renderApp(path);

    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('{{');
  });

  it('follows the language without a reload', async () => {
    const { shell } = await renderApp(path);

    await act(() => shell.locale.choose('zh-TW'));

    expect(await screen.findByRole('heading', { level: 1, name: translated })).toBeInTheDocument();
  });

  it('links to customer service, and has no accessibility faults', async () => {
    await renderApp(path);
    const main = screen.getByRole('main');
    expect(await accessibilityFaults(main)).toEqual([]);

    await user.click(await within(main).findByRole('button', { name: /^联系/ }));

    expect(await screen.findByRole('alertdialog', { name: '安全提示' })).toBeInTheDocument();
  });
});

describe('the agent page', () => {
  it('shows the commission, works a day out by it, and answers questions [R-ACT-04]', async () => {
    await renderApp('/agent');

    const plan = await screen.findByRole('table', { name: '各档佣金比例' });
    expect(within(plan).getByRole('row', { name: '¥50,000 或以上 0.15%' })).toBeInTheDocument();
    expect(screen.getByText('例如：当日有效流水 ¥60,000，比例 0.15%，佣金为 ¥90。')).toBeInTheDocument();
    await user.click(screen.getByText('加入需要付费吗'));
    expect(screen.getByText(/不收取任何加盟费或保证金/)).toBeVisible();
  });
});

describe('the download page', () => {
  it('shows the mobile address of the configuration, as a QR code and as text [R-UI-07]', async () => {
    await renderApp('/download', { answers: { [preInfoCall.path]: success(aSite({ h5DomainUrl: 'https://m.yaojie.example' })) } });

    expect(await screen.findByRole('link', { name: 'https://m.yaojie.example' })).toHaveAttribute('href', 'https://m.yaojie.example');
    expect(await screen.findByRole('img', { name: '手机版地址的二维码' })).toBeInTheDocument();
  });

  it('shows this address where the configuration cannot be loaded', async () => {
    await renderApp('/download', { answers: { [preInfoCall.path]: refusal(6005) } });

    expect(await screen.findByRole('link', { name: 'https://site.example' })).toBeInTheDocument();
  });

  it('explains for each device how to install it', async () => {
    await renderApp('/download');

    for (const name of ['iPhone、iPad', 'Android', '电脑'])
      expect(await screen.findByRole('heading', { level: 3, name })).toBeInTheDocument();
  });
});
