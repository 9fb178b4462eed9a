import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Answer, Post } from '../page/api';
import type { Language } from '../page/language';
import { Announcer } from '../react/Announcer';
import { PageContext } from '../react/page';
import type { ShellState } from '../react/shellState';
import { SessionPage } from '../react/startPage';
import type { Session } from '../react/useSession';
import { RefusedError } from '../server/refusal';
import { aFakeHost } from './aFakeHost';

/** Handlers of the venue's server for calls of its page; `/api/session` has the ticket in its body and no token. */
export type Calls = Readonly<Record<string, (token: string, body: never) => Promise<unknown>>>;

interface VenuePage<State extends ShellState> {
  readonly App: ComponentType<{ readonly session: Session<State> }>;
  readonly stateSchema: z.ZodMiniType<State>;
  readonly texts: Readonly<Record<Language, unknown>>;
  readonly calls: Calls;
  readonly ticket: string;
  readonly language?: Language;
}

/**
 * Renders the page of a game in front of the venue's own server, without HTTP: the server's schemas read what the page
 * sends, and the page's schemas read the answers. `unmount` and `again` simulate a reload, which continues the session.
 */
export function showVenuePage<State extends ShellState>({ App, stateSchema, texts, calls, ticket, language = 'zh-CN' }: VenuePage<State>) {
  showDialogs();
  const host = aFakeHost();
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const lost = { next: 0 };
  const post: Post = async (schema, path, body, token = '') => {
    sent.push({ path, body });
    const answer = await answerOf(schema, calls[path], token, body);
    if (lost.next === 0 || path === '/api/state') return answer;
    lost.next -= 1;
    return { kind: 'lost' };
  };
  const open = () =>
    render(
      <PageContext value={{ language, texts: texts[language], host, post }}>
        <Announcer>
          <SessionPage memoryKey="page" ticket={ticket} stateSchema={stateSchema} App={App} />
        </Announcer>
      </PageContext>,
    );
  const { unmount } = open();
  return {
    host,
    sent,
    /** Loses the answers of the next `count` calls although the server has executed them. */
    loseAnswers: (count: number) => {
      lost.next = count;
    },
    unmount,
    again: open,
  };
}

async function answerOf<Data>(
  schema: z.ZodMiniType<Data>,
  call: Calls[string] | undefined,
  token: string,
  body: unknown,
): Promise<Answer<Data>> {
  if (call === undefined) throw new Error('the server has no such call');
  try {
    return { kind: 'answered', data: schema.parse(JSON.parse(JSON.stringify(await call(token, body as never)))) };
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

/** jsdom does not implement modal dialogs. */
function showDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
