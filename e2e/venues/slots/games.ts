import { addShares, formatPercent, lineReturn, MODELS, poolReturn, type ModelName, type Volatility } from './engine';
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

const VOLATILITIES: Readonly<Record<ModelName, Volatility>> = { calm: 'low', steady: 'middle', wild: 'high' };

/** How the results of a round spread, by the bounds of `engine/volatility.ts`, whose test works it out for each model. */
export function volatilityOf({ model }: DemoGame): Volatility {
  return VOLATILITIES[model];
}

/** What slots are about. */
export type Theme = 'wealth' | 'myth' | 'animals' | 'nature' | 'adventure' | 'cosmos' | 'classic' | 'fruit';

const THEMES: Readonly<Record<Theme, readonly string[]>> = {
  wealth: ['ingot', 'coin', 'gem', 'chips', 'gourd'],
  myth: ['pearl', 'rabbit', 'fan'],
  animals: ['tiger', 'panda', 'fish'],
  nature: ['lotus', 'lantern'],
  adventure: ['pyramid', 'chest', 'cactus', 'crown', 'football'],
  cosmos: ['planet', 'bolt'],
  classic: ['tile', 'dice', 'cards', 'reels'],
  fruit: ['candy', 'cherry'],
};

/** By what is on its cover. @throws Error for a drawing that belongs to no theme */
export function themeOf({ motif }: DemoGame): Theme {
  const theme = (Object.keys(THEMES) as Theme[]).find((each) => THEMES[each].includes(motif));
  if (theme === undefined) throw new Error(`${motif} belongs to no theme`);
  return theme;
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
