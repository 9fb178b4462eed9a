import { useId } from 'react';
import { readAmount, showTyped } from '../../kit/page/amount';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { SettlingButton, useLocal, useShellTexts, useTexts, type Session } from '../../kit/react';
import { POLICIES, type Board } from '../protocol';
import { nameMarket, namePick, type Texts } from '../words';
import { combinedPrice, potentialReturn, readStake, type PickNow } from './slip';
import type { SlipModel } from './useSlip';

const QUICK_STAKES = ['10', '50', '100', '500', '1000'] as const;

interface SlipPanelProps {
  readonly slip: SlipModel;
  readonly session: Session<Board>;
  readonly isLost: boolean;
}

/** Shows the selections, the stake, the potential return, and one button whose label describes its effect. */
export function SlipPanel({ slip, session, isLost }: SlipPanelProps) {
  const texts = useTexts<Texts>().slip;
  const { limits } = session.state;
  const { now, note, isPlacing } = slip;
  const stakeId = useId();
  const policyId = useId();
  const stake = readStake(slip.stake, limits);
  const prices = now.map(({ price }) => price);
  const hasClosed = prices.includes('');
  const isChanged = now.some(({ pick, price }) => pick.price !== price);
  const { no_amount: noAmount } = useShellTexts();
  const whole = (yuan: string): string => showMoney(toFen(yuan));
  const values = { lowest: whole(limits.lowestStake), highest: whole(limits.highestStake), win: whole(limits.highestWin) };
  const isAmount = slip.stake.trim() === '' || readAmount(slip.stake) !== null;
  const amount = stake === null ? '' : showMoney(stake);
  return (
    <section className="es-slip" aria-label={texts.title}>
      <h2>
        <span>{texts.title}</span>
        {now.length === 0 ? null : (
          <button type="button" className="es-quiet" onClick={slip.clear} disabled={isPlacing}>
            {texts.clear}
          </button>
        )}
      </h2>
      {now.length === 0 ? (
        <div className="es-empty">
          <p>{texts.empty}</p>
          <p>{texts.single_hint}</p>
          <p>{fill(texts.parlay_hint, { count: limits.mostLegs })}</p>
        </div>
      ) : (
        <ul className="es-picks">
          {now.map((pickNow) => (
            <PickLine key={pickNow.pick.matchId} pickNow={pickNow} onRemove={() => slip.remove(pickNow.pick.matchId)} />
          ))}
        </ul>
      )}
      {note === null ? null : (
        <p className="es-note" data-tone={note.tone}>
          {note.text}
        </p>
      )}
      {now.length === 0 ? null : (
        <form
          className="es-stake"
          onSubmit={(event) => {
            event.preventDefault();
            slip.place();
          }}
        >
          <p className="es-kind">
            <span>{now.length === 1 ? texts.single : fill(texts.parlay, { count: now.length })}</span>
            {hasClosed ? null : <b>{fill(texts.combined, { price: combinedPrice(prices) })}</b>}
          </p>
          <label htmlFor={stakeId}>{texts.stake}</label>
          <input
            id={stakeId}
            inputMode="decimal"
            autoComplete="off"
            value={slip.stake}
            aria-invalid={stake === null}
            aria-describedby={`${stakeId}-limits`}
            onChange={({ target }) => slip.setStake(showTyped(target.value))}
          />
          <div className="es-quick">
            {QUICK_STAKES.map((each) => (
              <button key={each} type="button" onClick={() => slip.setStake(each)} disabled={isPlacing}>
                {each}
              </button>
            ))}
          </div>
          <p id={`${stakeId}-limits`} role="status" className="es-hint" data-bad={stake === null}>
            {isAmount ? fill(stake === null ? texts.invalid : texts.limits, values) : fill(noAmount, { typed: slip.stake })}
          </p>
          <p className="es-potential">
            <span>{texts.potential}</span>
            <b translate="no">{stake === null || hasClosed ? '–' : showMoney(potentialReturn(stake, prices))}</b>
          </p>
          <label htmlFor={policyId}>{texts.policy}</label>
          <select
            id={policyId}
            value={slip.policy}
            onChange={({ target }) => slip.setPolicy(POLICIES.find((each) => each === target.value) ?? 'better')}
          >
            {POLICIES.map((each) => (
              <option key={each} value={each}>
                {texts[each]}
              </option>
            ))}
          </select>
          <SettlingButton
            type="submit"
            className="v-gilt-button es-place"
            meaning={hasClosed ? undefined : isChanged ? prices.join() : 'place'}
            disabled={isPlacing || isLost || hasClosed || stake === null}
          >
            {isPlacing ? texts.placing : fill(isChanged && !hasClosed ? texts.place_changed : texts.place, { amount })}
          </SettlingButton>
        </form>
      )}
    </section>
  );
}

function PickLine({ pickNow: { pick, match, offer, price }, onRemove }: { readonly pickNow: PickNow; readonly onRemove: () => void }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const teams = match === null ? null : { home: local(match.home.name), away: local(match.away.name) };
  const name = offer === null || teams === null ? texts.board.closed : namePick(texts, offer, teams);
  return (
    <li data-closed={price === ''}>
      <p className="es-pick">
        <b>{name}</b>
        <span className="es-pick-price">
          {pick.price === price ? null : (
            <s>
              <span className="v-hidden">{texts.slip.was}</span>
              {pick.price}
            </s>
          )}
          {price === '' ? null : <strong translate="no">{price}</strong>}
        </span>
        <button type="button" className="es-remove" aria-label={fill(texts.slip.remove, { name })} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </button>
      </p>
      {match === null || offer === null || teams === null ? null : (
        <p className="es-pick-of">
          {nameMarket(texts, offer, match.title)} · {fill(texts.board.versus, teams)}
        </p>
      )}
      {price === '' ? <p className="es-pick-closed">{texts.slip.closed_leg}</p> : null}
    </li>
  );
}
