import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { createDisableGuards } from './createDisableGuards';
import { createRemoteStore } from './remoteStore';
import { aBuild, aManifest, aRemote, aRoot } from './testing/builders';

const on: RemoteDeployment = { enabled: true, active: aBuild() };
const off: RemoteDeployment = { enabled: false, reason: { 'zh-CN': '赛事数据升级', 'zh-TW': '賽事資料升級' } };

function aPage() {
  const { root, host } = aRoot();
  const store = createRemoteStore({
    manifest: aManifest({ sports: on }),
    refetch: () => Promise.resolve(undefined),
    loader: { load: () => Promise.resolve(aRemote()), begin: () => undefined, connect: () => undefined },
    logger: root.logger,
    canaryDraw: 0,
  });
  const guards = createDisableGuards({
    store,
    overlays: root.overlays,
    locale: root.locale,
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  });
  const deploy = (sports: RemoteDeployment) => {
    store.apply(aManifest({ sports }, { revision: store.revision + 1 }));
  };
  const join = (view: string, hasInput: boolean, isOpened = true) => {
    const guarded = { view, isOpened, hasInput: jest.fn(() => hasInput) };
    return { ...guarded, leave: guards.join('sports', guarded) };
  };
  const answer = async (given: 'confirmed' | 'cancelled' | 'closed') => {
    host.dialogs.at(-1)?.answer(given);
    await Promise.resolve();
  };
  const guard = () => guards.state('sports').get();
  return { host, deploy, join, answer, guard };
}

describe('a remote that is switched off', () => {
  it('is notified once, where the player had opened it', () => {
    const { host, deploy, join, guard } = aPage();
    join('crty', false);
    join('slip-dock', false);

    deploy(off);
    deploy({ ...off, active: aBuild('2.0.0') });

    expect(host.toasts).toEqual([{ message: 'composition.pause.toast 体育 赛事数据升级', tone: 'warning' }]);
    expect(host.dialogs).toEqual([]);
    expect(guard().status).toBe('none');
  });

  it('is removed silently where it was just part of the page', () => {
    const { host, deploy, join } = aPage();
    join('hot-matches', false, false);

    deploy(off);

    expect(host.toasts).toEqual([]);
  });

  it('asks once for any number of views with unsent input', () => {
    const { host, deploy, join, guard } = aPage();
    join('crty', true);
    join('slip-dock', true);
    join('bets-dock', false);

    deploy(off);

    expect(host.dialogs.map(({ options }) => options)).toEqual([
      expect.objectContaining({
        title: 'composition.pause.title 体育',
        message: 'composition.pause.message 赛事数据升级',
        confirmText: 'composition.pause.leave',
        cancelText: 'composition.pause.keep',
        showCancel: true,
      }),
    ]);
    expect(host.toasts).toEqual([]);
    expect(guard()).toMatchObject({ status: 'asking', views: ['crty', 'slip-dock'] });
  });
});

describe('the answer', () => {
  it.each(['cancelled', 'closed'] as const)('%s keeps what still holds something', async (given) => {
    const { deploy, join, answer, guard } = aPage();
    const board = join('crty', true);
    const slip = join('slip-dock', true);
    deploy(off);
    board.hasInput.mockReturnValue(false);

    await answer(given);
    expect(guard()).toMatchObject({ status: 'kept', views: ['slip-dock'] });

    slip.leave();
    expect(guard().status).toBe('none');
  });

  it('confirmed lets all go', async () => {
    const { deploy, join, answer, guard } = aPage();
    join('crty', true);
    deploy(off);

    await answer('confirmed');

    expect(guard().status).toBe('none');
  });

  it('is ignored once the remote is on again, and the next switch asks again', async () => {
    const { host, deploy, join, answer, guard } = aPage();
    join('crty', true);
    deploy(off);
    const { signal } = host.dialogs[0]!.options as { readonly signal?: AbortSignal };

    deploy(on);
    expect(signal?.aborted).toBe(true);
    expect(guard().status).toBe('none');
    await answer('closed');

    deploy(off);
    expect(host.dialogs).toHaveLength(2);
    expect(guard().status).toBe('asking');
  });
});
