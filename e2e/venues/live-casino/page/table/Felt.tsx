import type { Fen } from '../../../kit/page/money';
import { toFen } from '../../../kit/page/money';
import { useTexts } from '../../../kit/react';
import type { Field } from '../../engine/bets';
import type { TableState } from '../../protocol';
import { readSums } from '../betting/stage';
import type { Betting } from '../betting/useBetting';
import type { Texts } from '../texts';
import { BetField } from './BetField';

interface FeltProps {
  readonly state: TableState;
  readonly betting: Betting;
  readonly onPut: (field: Field) => void;
}

const ORDER = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const satisfies readonly Field[];

export function Felt({ state, betting, onPut }: FeltProps) {
  const texts = useTexts<Texts>();
  const pot = readSums(state.pot);
  const chips: readonly Fen[] = state.table.chips.map(toFen);
  return (
    <div className="b-felt" role="group" aria-label={texts.table.fields} data-open={betting.isOpen}>
      {ORDER.map((field) => (
        <BetField
          key={field}
          field={field}
          chips={chips}
          placed={betting.placed[field] ?? 0}
          staged={betting.staged[field] ?? 0}
          pot={pot[field] ?? 0}
          seats={state.others.filter(({ bets }) => bets[field] !== undefined).map(({ seat }) => seat)}
          isOpen={betting.isOpen && betting.call === 'none'}
          isWon={isWon(state, field)}
          onPut={() => onPut(field)}
        />
      ))}
    </div>
  );
}

function isWon({ phase, outcome }: TableState, field: Field): boolean {
  if (phase !== 'result' || outcome === null) return false;
  return field === 'playerPair' || field === 'bankerPair' ? outcome[field] : outcome.winner === field;
}
