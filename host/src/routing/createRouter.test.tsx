import { Component, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberInfoCall } from '@site/shared/wire/user';
import { aNewsMetadata } from '../composition/testing/newsMetadata';
import { OWN_SCREENS } from '../screens/ownScreens';
import { aMemberInfo, aShell, clearDevice, refusal, success, TOKEN, type AnEnvelope } from '../testing/aShell';
import { renderApp } from '../testing/renderApp';
import { createRouter } from './createRouter';
import { joinedRoutes, KNOWN_SCREENS } from './joinedRoutes';
import type { OwnScreenComponent } from './ownScreen';
import type { ScreenRoute } from './route';

const user = userEvent.setup();
const path = () => window.location.pathname;
const railLink = (name: string) => within(screen.getByRole('navigation', { name: '分类导航' })).getByRole('link', { name });

beforeEach(clearDevice);

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

/** Creates a screen of the host whose code loads when the test decides. */
function aLateScreen() {
  let arrive: (screen: OwnScreenComponent) => void = () => undefined;
  const loaded = new Promise<OwnScreenComponent>((resolve) => {
    arrive = resolve;
  });
  return {
    load: () => loaded,
    arrive: () =>
      act(async () => {
        arrive(() => <p>late screen</p>);
        await loaded;
      }),
  };
}

describe('a screen of the host whose code is not there yet', () => {
  it('leaves the present one in place, under the line of progress, until it is [R-NAV-02] [R-NAV-04]', async () => {
    const late = aLateScreen();
    const { shell } = await renderApp('/game/chess', { screens: { agent: late.load } });
    await screen.findByText('screen venues {"category":"QP"}');

    act(() => {
      shell.navigation.go('agent', {});
    });
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect([path(), screen.queryByText('screen venues {"category":"QP"}')]).toEqual(['/game/chess', expect.anything()]);
    await late.arrive();

    expect(await screen.findByText('late screen')).toBeVisible();
    expect([path(), screen.queryByRole('progressbar')]).toEqual(['/agent', null]);
  });

  it('does not come after the player has pressed another link', async () => {
    const late = aLateScreen();
    const { shell } = await renderApp('/game/chess', { screens: { agent: late.load } });
    const before = window.history.length;
    act(() => {
      shell.navigation.go('agent', {});
    });

    await user.click(railLink('彩票'));
    await late.arrive();

    expect(await screen.findByText('screen venues {"category":"CP"}')).toBeVisible();
    expect([path(), screen.queryByText('late screen'), screen.queryByRole('progressbar')]).toEqual(['/game/lottery', null, null]);
    expect(window.history.length).toBe(before + 1);
  });

  it('comes although the screen that is left still writes a choice into its address', async () => {
    const late = aLateScreen();
    const { shell } = await renderApp('/activity/discount', { screens: { agent: late.load } });
    await screen.findByText('screen discount {}');
    act(() => {
      shell.navigation.go('agent', {});
    });
    await screen.findByRole('progressbar');

    act(() => {
      shell.navigation.go('discount', {}, { query: { kind: 'sport' }, replace: true });
    });
    await late.arrive();

    expect(await screen.findByText('late screen')).toBeVisible();
    expect([path(), window.location.search]).toEqual(['/agent', '']);
  });

  it('offers to be loaded again when that failed, inside the frame that was there', async () => {
    const load = jest
      .fn<Promise<OwnScreenComponent>, []>()
      .mockRejectedValueOnce(new Error('no file'))
      .mockResolvedValue(() => <p>late screen</p>);
    const { shell, logged } = await renderApp('/game/chess', { screens: { agent: load } });
    const rail = screen.getByRole('navigation', { name: '分类导航' });

    act(() => {
      shell.navigation.go('agent', {});
    });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));

    expect(await screen.findByText('late screen')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '分类导航' })).toBe(rail);
    expect([path(), shell.progress.isRunning.get()]).toEqual(['/agent', false]);
    expect(logged.filter(({ message }) => message === 'screen not loaded').map(({ fields }) => fields['screen'])).toEqual(['agent']);
  });

  it('is an error of one screen, not of the page, where it cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shell } = await renderApp('/game/chess', {
      screens: {
        agent: () =>
          Promise.resolve(() => {
            throw new Error('broken');
          }),
      },
    });

    act(() => {
      shell.navigation.go('agent', {});
    });

    expect(await screen.findByRole('button', { name: '重新加载' })).toBeVisible();
    await user.click(railLink('彩票'));
    expect(await screen.findByText('screen venues {"category":"CP"}')).toBeVisible();
  });
});

describe('a member’s address', () => {
  it('keeps the present screen until the member is loaded, and is entered then [R-NAV-08]', async () => {
    aMembersDevice();
    let release: (answer: AnEnvelope) => void = () => undefined;
    const { shell } = await renderApp('/game/chess', {
      answers: {
        [memberInfoCall.path]: () =>
          new Promise<AnEnvelope>((resolve) => {
            release = resolve;
          }),
      },
    });

    act(() => {
      shell.navigation.go('wallet', {});
    });
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(path()).toBe('/game/chess');
    act(() => {
      release(success(aMemberInfo()));
    });

    expect(await screen.findByText('screen wallet {}')).toBeVisible();
    expect(path()).toBe('/mine/wallet');
  });

  it('that a player has left before the member could not be loaded signs nobody out', async () => {
    aMembersDevice();
    let release: (answer: AnEnvelope) => void = () => undefined;
    const { shell } = await renderApp('/game/chess', {
      answers: {
        [memberInfoCall.path]: () =>
          new Promise<AnEnvelope>((resolve) => {
            release = resolve;
          }),
      },
    });
    act(() => {
      shell.navigation.go('wallet', {});
    });

    await user.click(railLink('彩票'));
    act(() => {
      release(refusal(6005));
    });

    expect(await screen.findByText('screen venues {"category":"CP"}')).toBeVisible();
    expect(shell.session.isSignedIn.get()).toBe(true);
  });

  it('that a guest presses leaves the page in the history on which they pressed it [R-NAV-06]', async () => {
    const { shell } = await renderApp('/game/chess');
    act(() => {
      shell.navigation.go('wallet', {});
    });
    await waitFor(() => {
      expect(path()).toBe('/');
    });

    act(() => {
      window.history.back();
    });

    expect(await screen.findByText('screen venues {"category":"QP"}')).toBeVisible();
  });

  it('is replaced in the history where Back leads a guest to it [R-NAV-06]', async () => {
    aMembersDevice();
    const { shell } = await renderApp('/mine/wallet');
    await screen.findByText('screen wallet {}');
    await user.click(railLink('棋牌'));
    await screen.findByText('screen venues {"category":"QP"}');
    act(() => {
      shell.session.end();
    });

    act(() => {
      window.history.back();
    });
    expect(await screen.findByText('请先登录账号,才能了解更多')).toBeVisible();
    await waitFor(() => {
      expect(path()).toBe('/');
    });
    act(() => {
      window.history.forward();
    });

    expect(await screen.findByText('screen venues {"category":"QP"}')).toBeVisible();
  });

  it('shows nothing of the member once the session has ended, also while home is still loaded', async () => {
    aMembersDevice();
    const late = aLateScreen();
    const { shell } = await renderApp('/mine/wallet', { screens: { home: late.load } });
    await screen.findByText('screen wallet {}');

    act(() => {
      shell.session.end();
    });
    expect([path(), screen.queryByText('screen wallet {}')]).toEqual(['/mine/wallet', null]);
    await late.arrive();

    expect(await screen.findByText('late screen')).toBeVisible();
    expect(path()).toBe('/');
  });

  it('is left for the page of binding by a member who loses what it asks for [R-NAV-11]', async () => {
    aMembersDevice();
    const { shell, answer } = await renderApp('/mine/addBankCard');
    await screen.findByText('screen addBankCard {}');

    answer(memberInfoCall, success(aMemberInfo({ bindPhone: false })));
    act(() => {
      shell.bus.emit('member/changed', {});
    });

    expect(await screen.findByText('screen auth {}')).toBeVisible();
    expect(path()).toBe('/mine/auth');
  });
});

describe('another manifest', () => {
  const { routes } = aNewsMetadata();
  const withNews = (metadata = aNewsMetadata()): readonly ScreenRoute[] => [
    ...KNOWN_SCREENS,
    ...joinedRoutes({ ids: ['news'], metadataOf: () => metadata }),
  ];

  it('brings a screen to an address that was unknown, also with parameters', async () => {
    const { shell } = await renderApp('/news/article/7');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();

    act(() => {
      shell.navigation.join(withNews());
    });

    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: '页面不存在' })).not.toBeInTheDocument();
    });
    expect(shell.navigation.location.get()).toMatchObject({ name: 'news/article', params: { id: '7' } });
  });

  it('takes a screen away', async () => {
    const { shell } = await renderApp('/chat');
    await screen.findByText('screen chat {}');

    act(() => {
      shell.navigation.join(KNOWN_SCREENS.filter(({ path: known }) => !known.startsWith('/chat')));
    });

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  });

  it('sends a guest away from a screen that is for members from now on', async () => {
    const { shell } = await renderApp('/chat');
    await screen.findByText('screen chat {}');

    act(() => {
      shell.navigation.join(
        KNOWN_SCREENS.map((route) => (route.path.startsWith('/chat') ? { ...route, access: 'member' as const } : route)),
      );
    });

    await waitFor(() => {
      expect(path()).toBe('/');
    });
  });

  it('does not mount the view again that the player is on', async () => {
    const { shell } = await renderApp('/chat/m7');
    const view = await screen.findByText('screen chat {"roomId":"m7"}');

    act(() => {
      shell.navigation.join(withNews(aNewsMetadata({ routes })));
    });
    await waitFor(() => {
      expect(shell.navigation.href('news/front', {})).toBe('/news');
    });

    expect(screen.getByText('screen chat {"roomId":"m7"}')).toBe(view);
  });
});

describe('a switch of the site', () => {
  const SITE = {
    title: '曜界',
    h5DomainUrl: '',
    editionSwitch: '1',
    innerGame: '1',
    depositGuide: '1',
    safeSwitch: '0',
    usdCny: '7.1',
  } as const;

  it('hides its page when it goes off, and shows it when it goes on again [R-NAV-18]', async () => {
    aMembersDevice();
    const { shell } = await renderApp('/mine/savemoney');
    await screen.findByText('screen saveMoney {}');

    act(() => {
      shell.flags.applySite({ ...SITE, depositGuide: '0' });
    });
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
    act(() => {
      shell.flags.applySite(SITE);
    });

    expect(await screen.findByText('screen saveMoney {}')).toBeVisible();
  });
});

it('keeps the parameters of an address as they were written into it', async () => {
  aMembersDevice();
  const { shell } = await renderApp('/');

  act(() => {
    shell.navigation.go('game', { info: 'https://venue.example/slot?id=1' });
  });

  expect(await screen.findByText('screen game {"info":"https://venue.example/slot?id=1"}')).toBeVisible();
});

it('leaves an error of the frame to the boundary around the router', async () => {
  class Outer extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
    override state = { message: '' };
    static getDerivedStateFromError(error: Error) {
      return { message: `${error.message} reached the outer boundary` };
    }
    override render() {
      return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
    }
  }
  function BrokenFrame(): ReactNode {
    throw new Error('broken frame');
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { shell } = await aShell();
  const router = createRouter({ shell, screens: OWN_SCREENS, page: <BrokenFrame /> });

  render(
    <Outer>
      <RouterProvider router={router} useTransitions={false} />
    </Outer>,
  );

  expect(await screen.findByText('broken frame reached the outer boundary')).toBeVisible();
  router.dispose();
});
