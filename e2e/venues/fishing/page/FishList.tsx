import { fill } from '../../kit/page/language';
import { useTexts } from '../../kit/react';
import { FISH_KINDS, KINDS } from '../engine';
import type { Texts } from './texts';

/** Lists every kind of fish and its payout for players who cannot see the canvas. */
export function FishList() {
  const { stage, kind: names } = useTexts<Texts>();
  return (
    <ul className="v-hidden" aria-label={stage.fish_list}>
      {FISH_KINDS.map((kind) => {
        const { pays, takes } = KINDS[kind];
        const name = names[kind];
        return (
          <li key={kind}>
            {takes === undefined ? fill(stage.fish_item, { name, pays }) : fill(stage.fish_special, { name, pays, most: takes.mostPays })}
          </li>
        );
      })}
    </ul>
  );
}
