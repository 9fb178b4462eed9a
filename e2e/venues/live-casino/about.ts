import type { AboutGame, AboutSection } from '../kit/about';
import type { Fen } from '../kit/money';
import { fill, type Language } from '../kit/page/language';
import { showMoney } from '../kit/showMoney';
import { FIELDS } from './engine';
import { RETURNS, type LiveTable } from './games';
import { TEXTS } from './page/texts';

/** Returns the description of a table, shown before it is opened. */
export function aboutTable(table: LiveTable): AboutGame {
  const limits = FIELDS.map((field) => table.limits[field]);
  return {
    limits: { min: leastOf(limits.map(({ min }) => min)), max: mostOf(limits.map(({ max }) => max)) },
    sections: (language) => sectionsOf(table, language),
  };
}

function sectionsOf({ limits, pace }: LiveTable, language: Language): readonly AboutSection[] {
  const { rules, field } = TEXTS[language];
  const seconds = Object.fromEntries(Object.entries(pace).map(([part, ms]) => [part, ms / 1_000]));
  return [
    {
      title: rules.bets,
      lines: [rules.bets_hint, rules.return_hint],
      table: [
        [rules.field, rules.pays, rules.limit, rules.return],
        ...FIELDS.map((each) => [
          field[each],
          rules.payout[each],
          `${showMoney(Number(limits[each].min))} – ${showMoney(Number(limits[each].max))}`,
          `${RETURNS[each]}%`,
        ]),
      ],
    },
    {
      title: rules.cards,
      lines: [rules.cards_text, rules.player_third, rules.banker_alone],
      table: [[rules.banker_points, rules.banker_draws], ...rules.banker],
    },
    { title: rules.clock, lines: [fill(rules.clock_text, seconds), rules.clock_hint] },
    { title: rules.shoe, lines: [rules.shoe_text, rules.fair] },
  ];
}

function leastOf(amounts: readonly Fen[]): Fen {
  return amounts.reduce((least, each) => (each < least ? each : least));
}

function mostOf(amounts: readonly Fen[]): Fen {
  return amounts.reduce((most, each) => (each > most ? each : most));
}
