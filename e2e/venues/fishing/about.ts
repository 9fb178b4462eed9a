import type { AboutGame, AboutSection } from '../kit/about';
import { fill, type Language } from '../kit/page/language';
import { showMoney } from '../kit/showMoney';
import { chanceOf } from './engine/fire';
import { FISH_KINDS, KINDS, MOST_PAYS_OF_PREY } from './engine/kinds';
import { FISHING_RTP, type FishingGame } from './games';
import { TEXTS } from './page/texts';

/** Returns the description of a fishing game, shown before it is opened. A bet is one bullet. */
export function aboutHall(game: FishingGame): AboutGame {
  const [min = 0n] = game.bullets;
  return { limits: { min, max: game.bullets.at(-1) ?? min }, sections: (language) => sectionsOf(game, language) };
}

function sectionsOf({ bullets }: FishingGame, language: Language): readonly AboutSection[] {
  const { rules, kind: names } = TEXTS[language];
  const greatest = BigInt(Math.max(...FISH_KINDS.map((kind) => KINDS[kind].takes?.mostPays ?? KINDS[kind].pays)));
  const most = showMoney(Number((bullets.at(-1) ?? 0n) * greatest));
  const reachOf = (kind: 'crab' | 'eel') => ({ fish: KINDS[kind].takes?.mostFish ?? 0, most: KINDS[kind].takes?.mostPays ?? 0 });
  return [
    { title: rules.how, lines: [rules.how_1, rules.how_2, rules.how_3, rules.how_4] },
    {
      title: rules.table,
      lines: [],
      table: [
        [rules.fish, rules.pays, rules.chance],
        ...FISH_KINDS.map((kind) => {
          const { pays, takes } = KINDS[kind];
          const { over, under } = chanceOf(pays);
          const chance = `${((over / under) * 100).toFixed(3)}%`;
          return takes === undefined ? [names[kind], `×${String(pays)}`, chance] : [names[kind], fill(rules.from, { pays }), `≤ ${chance}`];
        }),
      ],
    },
    {
      title: rules.special,
      lines: [
        fill(rules.crab, reachOf('crab')),
        fill(rules.eel, reachOf('eel')),
        fill(rules.special_chance, { rtp: FISHING_RTP, prey: MOST_PAYS_OF_PREY }),
      ],
    },
    { title: rules.limits, lines: [fill(rules.limits_1, { bullets: bullets.map((each) => showMoney(Number(each))).join('、'), most })] },
    { title: rules.return, lines: [fill(rules.return_1, { rtp: FISHING_RTP }), rules.return_2] },
    { title: rules.fair, lines: [rules.fair_1, rules.fair_2] },
  ];
}
