import { addShares, formatPercent, lineReturn, MODELS, poolReturn, type ModelName } from './engine';
import type { LocalName } from '../kit/protocol';
import venues from './games.json';

export interface DemoGame {
  /** The venue's code. */
  readonly enName: string;
  readonly venueName: LocalName;
  /** Unique over all venues, and part of the game's address: `JG-pearl`. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** The drawing for its cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  readonly model: ModelName;
}

/** Every game, by venue, in the order in which they are listed. */
export const DEMO_GAMES: readonly DemoGame[] = venues.flatMap(({ enName, name: venueName, games }) =>
  games.map(({ code, motif, model, ...rest }) => ({
    enName,
    venueName,
    gameCode: code,
    name: { 'zh-CN': rest['zh-CN'], 'zh-TW': rest['zh-TW'] },
    motif,
    label: toLabel('label' in rest ? rest.label : undefined),
    model: toModelName(model),
  })),
);

/**
 * What a game returns of real stakes in the long run, in percent: `"97.07"`. Exact and rounded down. It is the lines, plus all that stakes
 * put into the venue's pools, plus what the venue itself puts into them at each hit; `returnsOf` returns the parts.
 */
export function rtpOf(game: DemoGame): string {
  return formatPercent(addShares(lineReturn(MODELS[game.model]), poolReturn()));
}

/** The parts of `rtpOf`, in percent. Each is rounded down for itself. Play money has the lines only. */
export function returnsOf(game: DemoGame): { readonly lines: string; readonly pools: string } {
  return { lines: formatPercent(lineReturn(MODELS[game.model])), pools: formatPercent(poolReturn()) };
}

/** @throws Error for an unknown label in the data */
function toLabel(text: string | undefined): DemoGame['label'] {
  switch (text) {
    case undefined:
      return null;
    case 'hot':
    case 'new':
    case 'jackpot':
      return text;
    default:
      throw new Error(`no game is labelled ${text}`);
  }
}

/** @throws Error for a model in the data that does not exist */
function toModelName(text: string): ModelName {
  if (text === 'calm' || text === 'steady' || text === 'wild') return text;
  throw new Error(`no model is named ${text}`);
}
