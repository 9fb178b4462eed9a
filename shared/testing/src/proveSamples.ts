import { routeName, type RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId, RemoteLifecycles, RequestedView } from '@site/shared/contract/remoteProps';
import { createStandaloneHost } from './standalone/createStandaloneHost';
import { type StandaloneOptions, viewsOf } from './standalone/options';
import type { Samples } from './standalone/samples';

/**
 * Duration of a turn. The tests count turns instead of time, because one turn may take seconds on a busy machine while
 * nothing else runs.
 */
const TURN_MS = 20;
/** Maximum number of turns, for views that never settle, such as a running clock, and for views that show nothing. */
const MOST_TURNS = 150;
/** Number of turns without a change after which a view has received its answers. */
const QUIET_TURNS = 4;

/** Metadata that the host is built with. */
declare const WORKSPACE_METADATA: Readonly<Record<RemoteId, RemoteMetadata>>;

/** A screen at its address, as a row of the register lists it. */
export interface ScreenAddress {
  readonly path: string;
  /** Texts of which no other screen of the remote has all. */
  readonly shows: readonly string[];
  readonly row: string;
}

interface Expected {
  /** Views without content of their own, which only show overlays of the host. */
  readonly wordless?: readonly string[];
  /** Expected addresses by screen id, as declared by the remote's package. */
  readonly addresses?: Readonly<Record<string, ScreenAddress>>;
}

/** Content that a view showed on its remote's page without a platform. */
interface Shown {
  readonly text: string;
  /** Announced errors, such as those of a panel with a retry button. */
  readonly alerts: readonly string[];
  readonly faults: readonly string[];
  readonly unanswered: readonly string[];
}

/**
 * Declares the tests that the samples are sufficient to show each view of a remote, and that its screens are at the
 * addresses declared by the remote's package.
 */
export function proveSamples(
  remote: RemoteLifecycles,
  options: StandaloneOptions,
  samples: Samples,
  { wordless = [], addresses = {} }: Expected = {},
): void {
  // Let the root render on React's own schedule, as in a page.
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  it.each(viewsOf(options).map((view) => [titleOf(view, addresses), view] as const))('%s', async (_title, view) => {
    const shown = await showFromSamples(remote, view, options, samples);

    const text: unknown = wordless.includes(view.id) ? '' : expect.stringMatching(/\S/);
    expect(shown).toEqual({ text, alerts: [], faults: [], unanswered: [] });
    const address = view.kind === 'screen' ? addresses[view.id] : undefined;
    if (address === undefined) return;
    expect(screenAt(options.id, address.path)).toEqual({ id: view.id, params: view.params });
    for (const part of address.shows) expect(shown.text).toContain(part);
  });
}

function titleOf({ kind, id }: RequestedView, addresses: Readonly<Record<string, ScreenAddress>>): string {
  const address = kind === 'screen' ? addresses[id] : undefined;
  if (address === undefined) return `the ${kind} ${id} is shown from the samples alone`;
  return `the ${kind} ${id} is shown from the samples alone, and is that of ${address.path} [${address.row}]`;
}

/** Returns the screen at this address according to the remote's package. */
function screenAt(id: RemoteId, path: string): Pick<RequestedView, 'id' | 'params'> | undefined {
  for (const route of WORKSPACE_METADATA[id]?.routes ?? []) {
    const parts = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (parts !== null) return { id: route.screen ?? routeName(route), params: { ...route.params, ...parts.groups } };
  }
  return undefined;
}

async function showFromSamples(remote: RemoteLifecycles, view: RequestedView, { id }: StandaloneOptions, samples: Samples): Promise<Shown> {
  const host = createStandaloneHost(id, {
    fetch: () => Promise.reject(new TypeError('no platform')),
    confirm: () => true,
    origin: 'http://localhost',
    samples,
  });
  await host.askPlatform();
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const broken: string[] = [];
  const onError = (error: unknown): void => {
    broken.push(`view failed: ${String(error)}`);
  };
  const props = { name: `samples-${view.id}`, domElement, view, services: host.services, onError };
  await remote.mount(props);
  await untilQuiet(domElement);
  const shown = {
    text: domElement.textContent,
    alerts: [...domElement.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter((text) => text !== ''),
    faults: [...broken, ...host.notices.get().filter((notice) => /\bfailed\b|\b(error|warn):/.test(notice))],
    unanswered: host.unanswered.get(),
  };
  await remote.unmount(props);
  domElement.remove();
  return shown;
}

async function untilQuiet(place: HTMLElement): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  let seen = -1;
  let quiet = 0;
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    quiet = changes === seen && place.textContent !== '' ? quiet + 1 : 0;
    seen = changes;
  }
  observer.disconnect();
}
