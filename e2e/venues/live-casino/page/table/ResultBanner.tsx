import { fill } from '../../../kit/page/language';
import { toFen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { useTexts } from '../../../kit/react';
import type { TableState } from '../../protocol';
import type { Texts } from '../texts';

/** Shows the winner and the payout of the player's own bets. */
export function ResultBanner({ state: { phase, outcome, settled, round, isPaying } }: { readonly state: TableState }) {
  const texts = useTexts<Texts>();
  if (phase !== 'result' || outcome === null) return <div className="b-result-place" />;
  const paid = settled.filter((each) => each.round === round);
  const stake = paid.reduce((sum, each) => sum + toFen(each.stake), 0);
  const payout = paid.reduce((sum, each) => sum + toFen(each.payout), 0);
  const pairs = (['playerPair', 'bankerPair'] as const).filter((pair) => outcome[pair]).map((pair) => texts.field[pair]);
  return (
    <div className="b-result-place">
      <div className="b-result" data-side={outcome.winner} aria-hidden="true">
        <strong>{texts.winner[outcome.winner]}</strong>
        <span>
          {texts.field.player} {outcome.playerTotal} : {outcome.bankerTotal} {texts.field.banker}
        </span>
        {pairs.length > 0 ? <span>{pairs.join(' ')}</span> : null}
        {isPaying ? <span>{texts.table.paying}</span> : null}
        {stake > 0 ? (
          <span className="b-paid" data-won={payout > stake}>
            {fill(texts.table.paid, { payout: showMoney(payout), stake: showMoney(stake) })}
          </span>
        ) : null}
      </div>
    </div>
  );
}
