import type { AboutGame, AboutSection } from '../kit/about';
import { fill, type Language } from '../kit/page/language';
import { INSURANCE_RETURN, type CardGame } from './games';
import { TEXTS } from './page/texts';

/** Returns the description of a card game, shown before it is opened. */
export function aboutCards(game: CardGame): AboutGame {
  return { limits: game.limits, sections: (language) => (game.kind === 'blackjack' ? ofHands(game, language) : ofBull(game, language)) };
}

function ofHands({ rtp }: CardGame, language: Language): readonly AboutSection[] {
  const { rules_21: rules, fairness } = TEXTS[language];
  return [
    {
      title: rules.play_title,
      lines: [rules.play, rules.dealer, rules.double, rules.split, fill(rules.insurance, { rtp: INSURANCE_RETURN })],
    },
    { title: rules.pay_title, lines: [rules.pay] },
    { title: rules.return_title, lines: [fill(rules.return, { rtp })] },
    { title: rules.left_title, lines: [rules.left] },
    { title: fairness.title, lines: [fairness.text] },
  ];
}

function ofBull({ rtp }: CardGame, language: Language): readonly AboutSection[] {
  const { rules_bull: rules, fairness } = TEXTS[language];
  return [
    { title: rules.play_title, lines: [rules.play, rules.order, rules.tie] },
    { title: rules.pay_title, lines: [rules.pay, rules.reserve] },
    { title: rules.return_title, lines: [fill(rules.return, { rtp })] },
    { title: fairness.title, lines: [fairness.text] },
  ];
}
