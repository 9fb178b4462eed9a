import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCell } from '@site/shared/contract/readable';
import { clearDevice, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

const user = userEvent.setup();

beforeEach(() => {
  clearDevice();
  (document.activeElement as HTMLElement | null)?.blur();
});

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

async function firstStops(count: number): Promise<readonly (string | null | undefined)[]> {
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await user.tab();
    stops.push(document.activeElement?.textContent);
  }
  return stops;
}

const press = async (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).focus();
  });
  await user.keyboard('{Enter}');
};

describe('the skip links', () => {
  it('are the first stops of a guest: content, categories, slip', async () => {
    await renderApp('/');

    expect((await firstStops(4)).slice(0, 3)).toEqual(['跳到正文', '跳到分类导航', '跳到注单']);
    expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement);
  });

  it('lead a member to the deposit too, and are in both languages', async () => {
    aMembersDevice();
    const { shell } = await renderApp('/');
    await act(() => shell.locale.choose('zh-TW'));

    expect(await screen.findByRole('link', { name: '前往存款' })).toHaveAttribute('href', '/mine/savemoney');
  });

  it('offer no slip, and no deposit, where there is none', async () => {
    aMembersDevice();
    await renderApp('/', { manifest: aFullManifest(['sports', 'wallet']) });

    expect(screen.queryByRole('button', { name: '跳到注单' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '前往存款' })).not.toBeInTheDocument();
  });

  it('offer no categories in a narrow window, which has them behind a button', async () => {
    await renderApp('/', { isNarrow: createCell(true) });

    expect((await firstStops(3)).slice(0, 2)).toEqual(['跳到正文', '跳到注单']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '菜单' }));
  });

  it('lead to the content beside the menu of the member area, not to the menu', async () => {
    aMembersDevice();
    await renderApp('/mine/wallet');
    await press('跳到正文');

    expect(document.activeElement).toHaveTextContent(/^screen wallet/);
  });

  it('lead to the current category', async () => {
    await renderApp('/game/chess');
    await press('跳到分类导航');

    expect(screen.getByRole('link', { name: '棋牌', current: 'page' })).toHaveFocus();
  });

  it('open the slip and lead to it', async () => {
    const { shell } = await renderApp('/');
    await press('跳到注单');

    expect(shell.root.dock.openTab.get()).toBe('slip');
    expect(screen.getByRole('complementary', { name: '投注与聊天' })).toHaveFocus();
    expect(await screen.findByText('widget slip-dock {}')).toBeInTheDocument();
  });
});

it('goes through the categories by arrow keys, and over all of them by one Tab', async () => {
  await renderApp('/');
  const rail = within(screen.getByRole('navigation', { name: '分类导航' }));
  await press('跳到分类导航');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(rail.getByRole('link', { name: '真人' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(rail.getByRole('button', { name: '客服' })).toHaveFocus();

  await user.tab();
  expect(rail.getAllByRole('link')).not.toContain(document.activeElement);
  await user.tab({ shift: true });
  expect(rail.getByRole('button', { name: '客服' })).toHaveFocus();
});

describe('the focus after going to another address', () => {
  it('is at the content when a menu led there', async () => {
    await renderApp('/');
    const link = within(screen.getByRole('navigation', { name: '分类导航' })).getByRole('link', { name: '棋牌' });
    link.focus();
    await user.keyboard('{Enter}');

    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('goes to the content when the link that was pressed is replaced with its screen', async () => {
    const { shell } = await renderApp('/game/chess');
    const own = screen.getByText(/^screen venues/).appendChild(document.createElement('button'));
    own.focus();
    act(() => {
      shell.navigation.go('vip', {});
    });

    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body);
      expect(own).not.toBeInTheDocument();
    });
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays in a field that is typed in, and at the start of a page that is opened', async () => {
    const { shell } = await renderApp('/');
    expect(document.body).toHaveFocus();

    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => {
      shell.navigation.go('chess', {});
    });
    await waitFor(() => {
      expect(screen.getByText(/"QP"/)).toBeInTheDocument();
    });
    expect(field).toHaveFocus();
    field.remove();
  });
});
