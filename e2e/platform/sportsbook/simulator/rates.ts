import type { Sport } from './sport';

/** Strength of the two sides of a match, in the unit of its sport. */
export interface Rates {
  readonly homeRate: number;
  readonly awayRate: number;
}

/**
 * Rates of an even match. Football, ice hockey and baseball: goals or runs in the whole match; basketball: points;
 * tennis: share of points won on the own serve; volleyball and table tennis: share of all rallies; snooker: share of
 * frames; outrights: number of competitors, whose strengths are random.
 */
export const DEFAULT_RATES: Readonly<Record<Sport, Rates>> = {
  FT: { homeRate: 1.5, awayRate: 1.2 },
  VF: { homeRate: 1.5, awayRate: 1.2 },
  BK: { homeRate: 83, awayRate: 81 },
  TN: { homeRate: 0.64, awayRate: 0.63 },
  VB: { homeRate: 0.51, awayRate: 0.49 },
  TT: { homeRate: 0.51, awayRate: 0.49 },
  SK: { homeRate: 0.52, awayRate: 0.48 },
  BS: { homeRate: 4.6, awayRate: 4.3 },
  OP: { homeRate: 3.1, awayRate: 2.8 },
  FS: { homeRate: 10, awayRate: 1 },
};

/**
 * Returns the rates of two sides whose strength differs by `gap`, from −1 to 1. The home side is a little better than
 * its strength.
 *
 * @param form random factor of the day from −1 to 1, so that matches of equal sides differ
 */
export function ratesOf(sport: Sport, gap: number, form: number): Rates {
  const { homeRate, awayRate } = DEFAULT_RATES[sport];
  switch (sport) {
    case 'BK':
      return { homeRate: homeRate + 7 * gap + 5 * form, awayRate: awayRate - 7 * gap + 5 * form };
    case 'TN':
      return { homeRate: homeRate + 0.045 * gap + 0.02 * form, awayRate: awayRate - 0.045 * gap + 0.02 * form };
    case 'VB':
      return sharesOf(0.5 + 0.03 * gap + 0.006 * form);
    case 'TT':
      return sharesOf(0.5 + 0.04 * gap + 0.008 * form);
    case 'SK':
      return sharesOf(0.5 + 0.15 * gap + 0.02 * form);
    default:
      return { homeRate: homeRate * Math.exp(0.3 * gap) * (1 + 0.1 * form), awayRate: awayRate * Math.exp(-0.3 * gap) * (1 + 0.1 * form) };
  }
}

function sharesOf(home: number): Rates {
  return { homeRate: home, awayRate: 1 - home };
}
