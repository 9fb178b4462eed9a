import { marketPhaseToWire, sportToWire } from '@site/shared/betting';
import type { StreamService } from '@site/shared/contract';
import { createReconnectingChannel } from '@site/shared/socket';
import { oddsMessageSchema, type OddsMessage, type OddsRequest } from '@site/shared/wire/oddsStream';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { StreamHandlers, StreamLink } from './createStreamFollower';
import { deltaFromWire, matchFromWire } from './matchCodec';

/** Delay before the first reconnect attempt; it doubles with each further attempt. */
const RECONNECT_MS = 1_000;
const RECONNECT_MAX_MS = 8_000;
const OPEN_TIMEOUT_MS = 8_000;
const HEARTBEAT_MS = 10_000;
/** Silence after which the link counts as lost even if it is open. */
const SILENCE_LIMIT_MS = 25_000;
/** Maximum number of matches the platform accepts in one message. */
const MATCHES_PER_MESSAGE = 500;

interface OddsStreamOptions {
  /**
   * True to receive goals of listed matches that are not watched, as on a board that follows only the rows near the
   * viewport.
   */
  readonly hasGoals: boolean;
}

export interface OddsStreamHandlers extends StreamHandlers {
  /** Reports a message that does not match the wire schema and was ignored. */
  onMalformed(problem: string): void;
}

/** Opens the live odds stream. It connects at once and reconnects after each loss until it is closed. */
export function openOddsStream(stream: StreamService, { hasGoals }: OddsStreamOptions, handlers: OddsStreamHandlers): StreamLink {
  const channel = createReconnectingChannel({
    connect: (connection) => stream.connect('odds', connection),
    reconnectDelayMs: (attempt) => Math.min(RECONNECT_MS * 2 ** (attempt - 1), RECONNECT_MAX_MS),
    openTimeoutMs: OPEN_TIMEOUT_MS,
    heartbeat: { everyMs: HEARTBEAT_MS, message: () => ({ type: 'ping' }) satisfies OddsRequest, silenceLimitMs: SILENCE_LIMIT_MS },
  });
  const send = (request: OddsRequest) => channel.send(request);

  channel.state$.subscribe(({ status }) => {
    if (status === 'open') handlers.onOpen();
    if (status === 'closed') handlers.onLost();
  });
  channel.message$.subscribe((message) => {
    const checked = check(oddsMessageSchema, message);
    if (checked.issues) handlers.onMalformed(describeIssues(checked.issues));
    else handle(checked.value, handlers);
  });

  return {
    watch(matchIds, { sport, phase }) {
      const lists = [{ sport: sportToWire(sport), phase: marketPhaseToWire(phase) }];
      send({ type: 'watch', matches: matchIds.slice(0, MATCHES_PER_MESSAGE), lists, together: true, ...(hasGoals && { goals: true }) });
    },
    requestSnapshots(matchIds) {
      for (let from = 0; from < matchIds.length; from += MATCHES_PER_MESSAGE) {
        send({ type: 'snapshot', matches: matchIds.slice(from, from + MATCHES_PER_MESSAGE) });
      }
    },
    close: () => {
      channel.dispose();
    },
  };
}

function handle(message: OddsMessage, handlers: OddsStreamHandlers): void {
  switch (message.type) {
    case 'together':
      for (const one of message.messages) handle(one, handlers);
      break;
    case 'snapshot':
      handlers.onSnapshot(matchFromWire(message.match), message.at);
      break;
    case 'delta':
      handlers.onDelta(deltaFromWire(message));
      break;
    case 'gone':
      handlers.onGone(message.gameId);
      break;
    case 'scored':
      handlers.onScored(message.gameId, { home: message.sc_FT_H, away: message.sc_FT_C }, message.at);
      break;
    case 'list-changed':
      handlers.onListChanged();
      break;
    case 'pong':
    case 'refused':
      // The server closes the connection after a refusal; the channel then reconnects.
      break;
  }
}
