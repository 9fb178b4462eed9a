import { button, el, setText } from '../dom';
import type { Round } from '../play/types';
import { fill } from '../../../kit/page/language';
import type { Texts } from '../texts';
import { countUp } from './countUp';

/** Payout in stakes from which a win gets a banner. */
const BIG_WIN_STAKES = 20;
const BANNER_MS = 3_200;

export interface Celebration {
  /** Banner over the reels and the dialog of a pool. */
  readonly elements: readonly HTMLElement[];
  show(round: Round): void;
  hide(): void;
}

export function createCelebration(texts: Texts): Celebration {
  const bannerAmount = el('strong', {});
  const banner = el('div', { class: 'banner', 'aria-hidden': 'true' }, el('span', {}, texts.big_win), bannerAmount);
  const title = el('h2', { id: 'jackpot-title' });
  const amount = el('strong', {});
  const dialog = el(
    'dialog',
    { class: 'jackpot', 'aria-labelledby': 'jackpot-title' },
    el('div', { class: 'rays', 'aria-hidden': 'true' }),
    title,
    amount,
    el('p', {}, texts.jackpot.text),
    button({ class: 'gilt-button' }, texts.jackpot.close, () => dialog.close()),
  );
  let shown = 0;

  return {
    elements: [banner, dialog],
    show({ stake, back, jackpot }) {
      shown += 1;
      if (jackpot !== null) {
        setText(title, fill(texts.jackpot.title, { tier: texts.header[jackpot.tier] }));
        countUp(amount, jackpot.amount);
        dialog.showModal();
      } else if (back >= stake * BIG_WIN_STAKES) {
        const mine = shown;
        countUp(bannerAmount, back);
        banner.classList.add('open');
        setTimeout(() => {
          if (mine === shown) banner.classList.remove('open');
        }, BANNER_MS);
      }
    },
    hide() {
      shown += 1;
      banner.classList.remove('open');
    },
  };
}
