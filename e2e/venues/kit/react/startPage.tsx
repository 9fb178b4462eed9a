import type * as z from 'zod/mini';
import { useEffect, type ComponentType } from 'react';
import { takeTicketFromAddress } from '../page/host';
import type { Language } from '../page/language';
import { mountPage } from './mountPage';
import { Notice } from './Notice';
import { useLocal, useShellTexts } from './page';
import { readMeta } from './readMeta';
import type { ShellState } from './shellState';
import { useSession, type Session } from './useSession';

interface PageOptions<State extends ShellState> {
  /** Name of the page in the URL: `baccarat`. */
  readonly name: string;
  readonly stateSchema: z.ZodMiniType<State>;
  readonly texts: Readonly<Record<Language, unknown>>;
  readonly App: ComponentType<{ readonly session: Session<State> }>;
}

/** Starts the page of a game: opens its session and shows the game, or the reason why it is not available. */
export function startPage<State extends ShellState>({ name, stateSchema, texts, App }: PageOptions<State>): void {
  const ticket = takeTicketFromAddress(window);
  const memoryKey = `${name}:${readMeta('game-code')}`;
  mountPage(texts, <SessionPage memoryKey={memoryKey} ticket={ticket} stateSchema={stateSchema} App={App} />);
}

type SessionPageProps<State extends ShellState> = Pick<PageOptions<State>, 'stateSchema' | 'App'> & {
  readonly memoryKey: string;
  readonly ticket: string | null;
};

export function SessionPage<State extends ShellState>({ memoryKey, ticket, stateSchema, App }: SessionPageProps<State>) {
  const phase = useSession({ memoryKey, stateSchema, ticket });
  const local = useLocal();
  const { over, opening } = useShellTexts();
  const gameName = phase.kind === 'open' ? phase.session.state.game.name : null;
  useEffect(() => {
    if (gameName !== null) document.title = local(gameName);
  });
  switch (phase.kind) {
    case 'opening':
      return (
        <main className="v-notice" role="status">
          <span className="v-ring" aria-hidden="true" />
          <p>{opening}</p>
        </main>
      );
    case 'over':
      return <Notice title={over.title} text={over.text} />;
    case 'unreachable':
      return <Notice title={over.unreachable} text={over.unreachable_hint} onRetry={phase.retry} />;
    case 'open':
      return <App session={phase.session} />;
  }
}
