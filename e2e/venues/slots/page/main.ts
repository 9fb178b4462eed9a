import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { createApi } from './api';
import { defineArt } from './art/defineArt';
import { createGame, toPools } from './play/createGame';
import { createHost, takeTicketFromAddress } from '../../kit/page/host';
import { makePlayerSeed } from '../../kit/fairness/playerSeed';
import { tabStorage } from '../../kit/page/guardedStorage';
import { createMemory } from '../../kit/page/memory';
import { createPost } from '../../kit/page/api';
import { keptSchema, type Kept } from './kept';
import type { Drawings, GameState } from '../protocol';
import { openSession, type Opening } from '../../kit/page/openSession';
import { chooseLanguage } from '../../kit/page/language';
import { TEXTS, textsOf } from './texts';
import { createGameView } from './view/createGameView';
import { createNotice, createOpening } from './view/createNotice';
import { listenToKeys } from './view/listenToKeys';
import { toFen } from '../../kit/page/money';
import type { Play } from './play/play';

/** Initial stake, before the player chooses one. */
const FIRST_STAKE = 200;

/** Returns the initial state of a page: idle, or with the stake that was in flight when the page was left. */
function createPlay(state: GameState, { pending, stake, history }: Kept): Play {
  const stakes = state.stakes.map(toFen);
  const wanted = pending?.stake ?? stake ?? FIRST_STAKE;
  return {
    turn: pending === null ? { kind: 'idle' } : { kind: 'confirming', pending, attempt: 1 },
    stakes,
    stake: stakes.includes(wanted) ? wanted : (stakes[0] ?? FIRST_STAKE),
    balance: toFen(state.balance),
    pools: toPools(state.pools),
    autoLeft: 0,
    history,
  };
}

/** Interval at which pools and balance are loaded while no round updates them. */
const REFRESH_MS = 15_000;

const ticket = takeTicketFromAddress(window);
const language = chooseLanguage(new URLSearchParams(location.search).get('lang'), navigator.language);
const texts = TEXTS[language];
const host = createHost(window, readMeta('host-origins').split(' ').filter(Boolean));
const api = createApi(createPost((...request) => fetch(...request)));
const gameCode = readMeta('game-code');
const memory = createMemory(tabStorage, `slot:${gameCode}`, keptSchema);

document.documentElement.lang = language;
host.announce();
ignoreRepeatedPresses(document);
void start();

async function start(): Promise<void> {
  show(createOpening(texts));
  const drawing = api.drawings(gameCode);
  const opening = await openSession({
    api,
    memory,
    host,
    ticket,
    begin: (session): Kept => ({ ...session, pending: null, stake: null, playerSeed: makePlayerSeed(), history: [] }),
  });
  if (opening.kind === 'over') {
    showOver((opening.kept?.pending ?? null) !== null);
    return;
  }
  const drawings = await drawing;
  if (opening.kind === 'open' && drawings.kind === 'answered') {
    play(opening, drawings.data);
    return;
  }
  const { unreachable: title, unreachable_hint: text } = texts.over;
  show(createNotice({ texts, title, text, onLeave: host.leave, onRetry: () => void start() }));
}

function play({ kept, state }: Extract<Opening<Kept, GameState>, { kind: 'open' }>, drawings: Drawings): void {
  const { motif, name } = state.game;
  const ownTexts = textsOf(language, motif);
  document.title = name[language];
  const game = createGame({
    start: createPlay(state, kept),
    token: kept.token,
    kept,
    api,
    memory,
    next: state.next,
    playerSeed: kept.playerSeed,
    after: (ms, run) => void setTimeout(run, ms),
  });
  show(createGameView({ game, state, texts: ownTexts, language, isFramed: host.isFraming, onLeave: host.leave }), drawings);
  listenToKeys(document, game.spin);
  let toldRound: unknown = null;
  game.watch(({ turn }) => {
    if (turn.kind === 'shown' && turn.round !== toldRound) {
      toldRound = turn.round;
      host.postBalance();
    }
    if (turn.kind === 'over') {
      memory.clear();
      showOver(turn.unsettled);
    }
  });
  const refresh = (): void => {
    if (document.visibilityState === 'visible') void game.refresh();
  };
  setInterval(refresh, REFRESH_MS);
  game.setPaused(host.isPaused);
  host.hear((message) => {
    if (message === 'operator:balance') void game.refresh();
    else game.setPaused(host.isPaused);
  });
  document.addEventListener('visibilitychange', refresh);
}

function showOver(isUnsettled: boolean): void {
  const text = isUnsettled ? texts.over.unsettled : texts.over.ended;
  show(createNotice({ texts, title: texts.over.title, text, onLeave: host.leave }));
  host.postOver();
}

function show(element: HTMLElement, drawings?: Drawings): void {
  document.body.replaceChildren(defineArt(texts.picture.seal, drawings), element);
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
