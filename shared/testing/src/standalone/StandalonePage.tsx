import { useEffect, useRef, useState } from 'react';
import type { RemoteLifecycles, RequestedView } from '@site/shared/contract/remoteProps';
import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { useReadable } from '@site/shared/contract/useReadable';
import type { StandaloneHost } from './createStandaloneHost';
import styles from './StandalonePage.module.css';

export interface StandalonePageProps {
  readonly lifecycles: RemoteLifecycles;
  readonly views: readonly RequestedView[];
  readonly host: StandaloneHost;
}

/**
 * Renders the bar of the fake host, and the chosen view of the remote below it. It is for developers, so its texts are
 * English.
 */
export function StandalonePage({ lifecycles, views, host }: StandalonePageProps) {
  const [chosen, setChosen] = useState(0);
  const edition = useReadable(host.edition);
  const locale = useReadable(host.locale);
  const isSignedIn = useReadable(host.services.session.isSignedIn);
  const notices = useReadable(host.notices);
  const location = useReadable(host.location);
  const source = useReadable(host.source);
  useEffect(() => {
    document.documentElement.dataset['edition'] = edition;
    document.documentElement.lang = locale;
  }, [edition, locale]);

  const wanted = views[chosen];
  // Show the remote's screen to which it has navigated.
  const view = wanted?.kind === 'screen' && location.name === wanted.id ? { ...wanted, params: location.params } : wanted;
  useEffect(() => {
    const own = views.findIndex(({ kind, id }) => kind === 'screen' && id === location.name);
    if (own >= 0) setChosen(own);
  }, [views, location]);

  return (
    <>
      <header className={styles['bar']}>
        <Choice label="View" options={views.map(({ kind, id }) => `${kind} ${id}`)} chosen={chosen} onChoose={setChosen} />
        <Choice
          label="Edition"
          options={EDITIONS}
          chosen={EDITIONS.indexOf(edition)}
          onChoose={(index) => {
            host.edition.set(EDITIONS[index] ?? edition);
          }}
        />
        <Choice
          label="Locale"
          options={LOCALES}
          chosen={LOCALES.indexOf(locale)}
          onChoose={(index) => {
            host.locale.set(LOCALES[index] ?? locale);
          }}
        />
        <button
          type="button"
          onClick={() => {
            if (isSignedIn) host.signOut();
            else void host.signIn();
          }}
        >
          {isSignedIn ? 'Sign out' : 'Sign in as player1'}
        </button>
      </header>
      {source !== 'platform' && <AnswerNote host={host} isAsking={source === 'asking'} />}
      <main className={styles['view']}>
        {view && source !== 'asking' && (
          <Mounted key={`${source}/${view.kind}/${view.id}`} lifecycles={lifecycles} view={view} host={host} />
        )}
      </main>
      <ul className={styles['notices']} aria-label="What the host was asked for">
        {notices.slice(-5).map((notice, index) => (
          <li key={`${String(notices.length)}/${String(index)}`}>{notice}</li>
        ))}
      </ul>
    </>
  );
}

/** Shows that no platform answers the calls, and what to do. */
function AnswerNote({ host, isAsking }: { readonly host: StandaloneHost; readonly isAsking: boolean }) {
  const unanswered = useReadable(host.unanswered);
  if (isAsking) return <p role="status">Asking whether a platform runs</p>;
  return (
    <div className={styles['samples']} role="status">
      No platform answers: what is shown are samples, which the remote keeps in src/testing/samples.ts. Calls without one fail and are named
      here. Start a platform with <code>pnpm platform --sandbox</code>.{' '}
      <button
        type="button"
        onClick={() => {
          void host.askPlatform();
        }}
      >
        Ask again
      </button>
      {unanswered.length > 0 && <p>No sample for {unanswered.join(', ')}</p>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select
        value={chosen}
        onChange={(event) => {
          onChoose(Number(event.target.value));
        }}
      >
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

let mounts = 0;

/** Mounts a view. Its failures are added to the list of notices. */
function Mounted({
  lifecycles,
  view,
  host,
}: {
  readonly lifecycles: RemoteLifecycles;
  readonly view: RequestedView;
  readonly host: StandaloneHost;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(view);
  const params = JSON.stringify(view.params);
  const running = useRef<{ readonly update: (params: RequestedView['params']) => void }>(undefined);

  useEffect(() => {
    const domElement = place.current?.appendChild(document.createElement('div'));
    if (!domElement) return undefined;
    mounts += 1;
    const onError = (error: unknown) => {
      host.services.logger.error('view failed', { error: String(error) });
    };
    const props = { name: `standalone-${String(mounts)}`, domElement, view: first, services: host.services, onError };
    let tail = lifecycles
      .bootstrap(props)
      .then(() => lifecycles.mount(props))
      .catch(onError);
    running.current = {
      update: (next) => {
        tail = tail.then(() => lifecycles.update({ ...props, view: { ...first, params: next } })).catch(onError);
      },
    };
    return () => {
      running.current = undefined;
      void tail
        .then(() => lifecycles.unmount(props))
        .finally(() => {
          domElement.remove();
        });
    };
  }, [lifecycles, first, host]);

  useEffect(() => {
    if (params !== JSON.stringify(first.params)) running.current?.update(JSON.parse(params) as RequestedView['params']);
  }, [params, first]);

  return <div ref={place} />;
}
