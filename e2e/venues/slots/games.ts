import { addShares, formatPercent, lineReturn, MODELS, poolReturn, type ModelName, type Volatility } from './engine';
import type { LocalName } from '../kit/protocol';
import venues from './games.json';

export interface DemoGame {
  readonly enName: string;
  readonly venueName: LocalName;
  /** Game code, unique across all venues and part of the game's URL: `JG-pearl`. */
  readonly gameCode: string;
  readonly name: LocalName;
  /** Drawing for the game's cover. */
  readonly motif: string;
  readonly label: 'hot' | 'new' | 'jackpot' | null;
  readonly model: ModelName;
}

/** All games, grouped by venue, in listing order. */
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
 * Returns a game's long-term return of real stakes in percent, exact and rounded down: `"97.07"`. It is the sum of the
 * lines, everything stakes put into the venue's pools, and what the venue itself puts into them at each hit;
 * `returnsOf` returns the parts.
 */
export function rtpOf(game: DemoGame): string {
  return formatPercent(addShares(lineReturn(MODELS[game.model]), poolReturn()));
}

const VOLATILITIES: Readonly<Record<ModelName, Volatility>> = { calm: 'low', steady: 'middle', wild: 'high' };

/**
 * Returns the volatility of a game, by the bounds of `engine/volatility.ts`, whose test calculates it for each model.
 */
export function volatilityOf({ model }: DemoGame): Volatility {
  return VOLATILITIES[model];
}

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

/** Returns the theme that matches the cover. @throws Error for a drawing that belongs to no theme */
export function themeOf({ motif }: DemoGame): Theme {
  const theme = (Object.keys(THEMES) as Theme[]).find((each) => THEMES[each].includes(motif));
  if (theme === undefined) throw new Error(`${motif} belongs to no theme`);
  return theme;
}

/** Returns the parts of `rtpOf` in percent, each rounded down on its own. Play money has only the lines. */
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

/** @throws Error for an unknown model in the data */
function toModelName(text: string): ModelName {
  if (text === 'calm' || text === 'steady' || text === 'wild') return text;
  throw new Error(`no model is named ${text}`);
}
