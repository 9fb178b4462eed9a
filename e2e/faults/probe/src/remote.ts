import { defineRemote, type RemoteLifecycles, type RemoteProps, type ViewModule } from '@site/shared/contract';
import { isFaultSet, throwIfFaultSet } from './probeFaults';

/** All screens and widgets of the six remotes: the probe can be deployed instead of any of them. */
const SCREENS = `crty venues game payloadGame
  wallet transferMoney transRecord saveMoney takeMoney rechargeWait transferWait virtualWait huioneWait xnbskWait
  userinfo auth addBankCard virtualCoinCard alipayManage accountManage vip vipDetail betRecord giftRecord welfare exchange introTutorial
  message feedback chat discount promotion friendInvitation`;
const WIDGETS = `slip-dock bets-dock live-match hot-matches venue-entry lobby-tiles popular-games inbox-badge vip-card
  chat-dock promotion-carousel`;

throwIfFaultSet('throws-at-import');

const probe = defineRemote({
  id: 'activities',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: tableOf(SCREENS, () => import('./ProbeScreen')),
  widgets: { ...tableOf(WIDGETS, () => import('./ProbeWidget')), 'balance-menu': () => import('./ProbeBalance') },
});

/**
 * Lifecycles of a working remote until a suite sets a fault. Lifecycle faults are thrown here, the others in the views.
 */
export const { bootstrap, mount, update, unmount }: RemoteLifecycles = {
  bootstrap: probe.bootstrap,
  mount: withFault(probe.mount, () => {
    throwIfFaultSet('throws-at-mount');
    return isFaultSet('never-paints');
  }),
  update: withFault(probe.update, () => {
    throwIfFaultSet('throws-at-update');
    return false;
  }),
  unmount: withFault(probe.unmount, () => {
    throwIfFaultSet('throws-at-unmount');
    return isFaultSet('never-unmounts');
  }),
};

type Lifecycle = (props: RemoteProps) => Promise<unknown>;

/** @param hangs returns true when this call never resolves; may throw */
function withFault(lifecycle: Lifecycle, hangs: () => boolean): Lifecycle {
  return async (props) => (hangs() ? new Promise(() => undefined) : lifecycle(props));
}

function tableOf(names: string, load: () => Promise<ViewModule>): Record<string, () => Promise<ViewModule>> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, load]));
}
