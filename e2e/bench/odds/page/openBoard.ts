import type { OddsMessage, OddsRequest } from '@site/shared/wire/oddsStream';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';

type Delta = Extract<OddsMessage, { type: 'delta' }>;

/** Callbacks of a bench page for changes of the board. */
export interface BoardPage {
  show(matches: readonly WireMatch[]): void;
  take(match: WireMatch, market: WireMarket): void;
}

/**
 * Loads the list and follows it over the stream. When a delta does not follow the held version, requests the match
 * again.
 */
export async function openBoard(page: BoardPage): Promise<void> {
  const list = await readList();
  const matches = new Map(list.map((match) => [match.gameId, match]));
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/stream/api/v1/odds`);
  const send = (request: OddsRequest): void => socket.send(JSON.stringify(request));
  socket.addEventListener('open', () => send({ type: 'watch', matches: [...matches.keys()], lists: [] }));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as OddsMessage;
    if (message.type === 'delta') takeDelta(message);
    else if (message.type === 'snapshot') takeSnapshot(message.match);
  });
  page.show(list);

  function takeDelta({ gameId, from, version, markets = [] }: Delta): void {
    const match = matches.get(gameId);
    if (!match || version <= match.version) return;
    if (from !== match.version) {
      send({ type: 'snapshot', matches: [gameId] });
      return;
    }
    match.version = version;
    for (const market of markets) takeMarket(match, market);
  }

  function takeSnapshot(next: WireMatch): void {
    const match = matches.get(next.gameId);
    if (!match) return;
    match.version = next.version;
    for (const market of next.markets) takeMarket(match, market);
  }

  function takeMarket(match: WireMatch, market: WireMarket): void {
    const index = match.markets.findIndex(({ gameId, w }) => gameId === market.gameId && w === market.w);
    if (index < 0) return;
    page.take(match, market);
    match.markets[index] = market;
  }
}

async function readList(): Promise<WireMatch[]> {
  const base = { timestamp: Date.now(), token: '', language: 'zh-cn', ip: '' };
  const answer = await fetch('/game/api/v1/resource', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      clientType: 'web',
      version: '1.0.0',
      siteId: '1',
      requestId: crypto.randomUUID(),
    },
    body: JSON.stringify({ method: 'matches', enName: 'CRTY', Request: { ...base, sport: 'FT', phase: 'RB' } }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly matches: WireMatch[] } };
  return data.matches;
}

/** Returns the clock of a match in play, such as `67:24`. */
export function clockText({ t_count, clockAt, clockRate }: WireMatch): string {
  const seconds = Math.floor(t_count + ((Date.now() - clockAt) / 1000) * clockRate);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
