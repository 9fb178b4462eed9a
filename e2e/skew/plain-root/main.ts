/**
 * Single-spa root that is independent of the host: no host code, no React. It loads the builds of a manifest and mounts
 * their views as parcels, with its own services.
 */
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { DeploymentManifest, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { createStandaloneHost, type StandaloneHost } from '@site/testing/standalone';
import { loadRemote } from './loadRemote';

/** Functions that the suite calls in the page. */
export interface PlainRoot {
  /** Mounts a view for a signed-in member. */
  show(remote: RemoteId, view: RequestedView): Promise<void>;
  /** Shows another view, or the same with other parameters, in the same mount. */
  update(view: RequestedView): Promise<void>;
  setLocale(locale: 'zh-CN' | 'zh-TW'): void;
  leave(): Promise<void>;
}

interface Mounted {
  readonly parcel: Parcel;
  readonly host: StandaloneHost;
  readonly domElement: HTMLElement;
}

/** A mount and an update load the code of the view, which may exceed the 3 s after which single-spa warns. */
const LOADING = { millis: 10_000, dieOnTimeout: true, warningMillis: 10_000 };
const TIMEOUTS = { mount: LOADING, update: LOADING };

const manifest: Promise<DeploymentManifest> = fetch('/deployment.json').then((answer) => answer.json() as Promise<DeploymentManifest>);
let mounted: Mounted | undefined;

const root: PlainRoot = {
  async show(remote, view) {
    const { active } = (await manifest).remotes[remote] as RemoteDeployment;
    if (active === undefined) throw new Error(`${remote} is not deployed`);
    const lifecycles = await loadRemote(active);
    const host = createStandaloneHost(remote, {
      fetch: (url, init) => fetch(url, init),
      confirm: () => true,
      origin: window.location.origin,
    });
    await host.signIn();
    const domElement = document.createElement('div');
    document.querySelector('#place')?.append(domElement);
    const failure = new Promise<never>((_resolve, reject) => {
      // single-spa adds its own props.
      const props = { domElement, view, services: host.services, onError: reject };
      const parcel = mountRootParcel<object>({ ...lifecycles, timeouts: TIMEOUTS } as unknown as ParcelConfig<object>, props);
      mounted = { parcel, host, domElement };
    });
    await Promise.race([mountedNow().parcel.mountPromise, failure]);
  },
  async update(view) {
    const { parcel, host, domElement } = mountedNow();
    await parcel.update?.({ domElement, view, services: host.services });
  },
  setLocale: (locale) => {
    mountedNow().host.locale.set(locale);
  },
  async leave() {
    const { parcel, domElement } = mountedNow();
    await parcel.unmount();
    if (domElement.childNodes.length > 0) throw new Error('the view has left nodes behind');
    domElement.remove();
    mounted = undefined;
  },
};
Object.assign(window, { root });

function mountedNow(): Mounted {
  if (mounted === undefined) throw new Error('nothing is mounted');
  return mounted;
}
