import { balanceCall } from '@site/shared/wire/balance';
import { onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { aShell, aSite, clearDevice, settled, success } from '../testing/aShell';
import { renderApp } from '../testing/renderApp';

const credentials = { username: 'player1', passwordHash: '0'.repeat(32) };

beforeEach(clearDevice);

describe('the pre-info', () => {
  it('is fetched once, at the start, and is the only call that describes the device [R-API-102] [R-PREINFO-04]', async () => {
    const { shell, requests, requestsTo } = await aShell();

    shell.start();
    await settled();
    await shell.session.signIn(credentials);
    await settled();

    expect(preInfoCall.path).toBe('/site/api/v1/configuration/preInfo');
    expect(requestsTo(preInfoCall).map(({ method, payload }) => [method, payload])).toEqual([['POST', { device: {} }]]);
    expect(requests.filter(({ payload }) => 'device' in payload)).toHaveLength(1);
  });

  it('is not fetched by a page without a deployment, which belongs to no site', async () => {
    const { shell, requestsTo } = await aShell({ manifest: undefined });

    shell.start();
    await settled();

    expect(requestsTo(preInfoCall)).toEqual([]);
  });

  it('names the site in the title of the page, and where phones find it [R-PREINFO-05]', async () => {
    const { shell, page } = await renderApp('/', {
      answers: { [preInfoCall.path]: success(aSite({ title: '另一家', h5DomainUrl: 'https://phone.example' })) },
    });

    expect(page.document.title).toContain('另一家');
    expect(shell.mobileUrl.get()).toBe('https://phone.example');
  });

  it('brings the safe switch and its key: the next call travels sealed, and the device remembers', async () => {
    const { shell, requests } = await aShell({
      answers: { [preInfoCall.path]: success(aSite({ safeSwitch: '1', cipherKey: 'ab'.repeat(32) })) },
    });
    shell.start();
    await settled();

    await shell.http.send(onlineServiceCall, {});

    expect(requests.at(-1)?.path).toMatch(/^\/site\/api\/v1\/s\/[\w-]+$/);
    expect(window.localStorage.getItem('site.safeSwitch')).toBe('1');
  });
});

it('the balance is fetched with the locked amount [R-API-067]', async () => {
  const { shell, requestsTo } = await aShell();

  await shell.session.signIn(credentials);
  await settled();

  expect(balanceCall.path).toBe('/fd/api/v1/transfer/getBalance');
  expect(requestsTo(balanceCall).map(({ method, payload }) => [method, payload])).toEqual([['POST', { withLockMoney: true }]]);
});
