import { cutText } from '@site/shared/input/cutText';
import { playerSeedSchema } from '../../kit/fairness/playerSeed';
import { useState } from 'react';
import { useTexts } from '../../kit/react';
import type { Texts } from './texts';
import type { Play } from './usePlay';

/**
 * Shows the commitment of the current or next round, and the player's own seed, which may be changed between rounds.
 */
export function Fairness({ commitment, play, isOpen }: { readonly commitment: string; readonly play: Play; readonly isOpen: boolean }) {
  const { controls } = useTexts<Texts>();
  const [seed, setSeed] = useState(play.kept.playerSeed);
  return (
    <details className="fairness">
      <summary>{controls.fair}</summary>
      <dl>
        <div>
          <dt>{controls.commitment}</dt>
          <dd className="hash">{commitment}</dd>
        </div>
      </dl>
      <label className="seed-field">
        <span>{controls.player_seed}</span>
        <input
          value={seed}
          disabled={isOpen || play.isBusy}
          onChange={({ target }) => {
            const text = cutText(target.value.replace(/[^\w-]/g, ''), 64);
            setSeed(text);
            if (playerSeedSchema.safeParse(text).success) play.setPlayerSeed(text);
          }}
          onBlur={() => setSeed(play.kept.playerSeed)}
        />
      </label>
    </details>
  );
}
