import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { renderWithTexts } from '../testing/renderWithTexts';
import { LinkShare } from './LinkShare';

const LINK = 'https://example.com/?rcode=ABCD2345';

async function shown() {
  const user = userEvent.setup();
  const said: [string, string][] = [];
  const { container } = await renderWithTexts(
    <LinkShare
      link={LINK}
      code="ABCD2345"
      names={{ link: '专属链接', code: '推荐码', qr: '专属链接二维码' }}
      onNotify={(...notice) => said.push(notice)}
    />,
  );
  await screen.findByRole('img', { name: '专属链接二维码' });
  return { user, said, container };
}

function deviceShares(share: Navigator['share'] | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
afterEach(() => {
  deviceShares(undefined);
});

it('shows the link as a QR code and as text, and copies link and code', async () => {
  const { user, said, container } = await shown();
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: '复制专属链接' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await user.click(screen.getByRole('button', { name: '复制推荐码' }));
  expect(await navigator.clipboard.readText()).toBe('ABCD2345');
  expect(said).toEqual([
    ['已复制', 'success'],
    ['已复制', 'success'],
  ]);
});

it('reports that it cannot be copied', async () => {
  const { user, said } = await shown();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await user.click(screen.getByRole('button', { name: '复制专属链接' }));

  expect(said).toEqual([['复制失败，请手动选取', 'warning']]);
});

it('shares the link on a device that can, and shows nothing if that is cancelled', async () => {
  const shared: unknown[] = [];
  deviceShares((data) => {
    shared.push(data);
    return Promise.reject(new DOMException('closed', 'AbortError'));
  });
  const { user, said } = await shown();

  await user.click(screen.getByRole('button', { name: '分享专属链接' }));

  expect(shared).toEqual([{ url: LINK }]);
  expect(said).toEqual([]);
});

it('offers no sharing on a device that cannot', async () => {
  await shown();

  expect(screen.queryByRole('button', { name: /^分享/ })).toBeNull();
});
