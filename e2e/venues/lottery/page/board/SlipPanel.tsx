import { useId, useState } from 'react';
import { readAmount, showTyped } from '../../../kit/page/amount';
import { fill } from '../../../kit/page/language';
import type { Fen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { ChipRail, SettlingButton, useShellTexts, useTexts } from '../../../kit/react';
import { LIMITS } from '../../engine/limits';
import { formatHundredths } from '../../engine/prices';
import type { Kind, Selection } from '../../engine/types';
import { nameLine, namePlay, type Texts } from '../../names';
import { bestReturn, problemOf, togglePick, totalOf, type Slip, type SlipProblem } from './slip';
import type { Placing } from './usePlacing';

const STAKES: readonly Fen[] = [200, 500, 1_000, 5_000, 10_000, 50_000];

/** Id of the element that shows why the slip can't be sent. */
const PROBLEM_ID = 'slip-problem';

interface SlipPanelProps {
  readonly kind: Kind;
  readonly slip: Slip;
  readonly selections: ReadonlyMap<string, Selection>;
  readonly balance: Fen;
  readonly periodId: string;
  readonly placing: Placing;
  readonly onChange: (slip: Slip) => void;
  readonly onConfirm: () => void;
}

/** Shows the slip: its lines, the stake of each, periods in advance, the total, and the button that sends it. */
export function SlipPanel({ kind, slip, selections, balance, periodId, placing, onChange, onConfirm }: SlipPanelProps) {
  const texts = useTexts<Texts>();
  const { no_amount: noAmount } = useShellTexts();
  const [typed, setTyped] = useState('');
  // A stake selected by other means replaces the typed text.
  const shown = wholeOrPart(typed) === slip.stake ? typed : String(slip.stake ?? '');
  const isAmount = shown.trim() === '' || readAmount(shown) !== null;
  const problem = problemOf(slip, selections, balance);
  const count = slip.picks.length;
  return (
    <section className="slip panel" aria-label={texts.slip.title}>
      <header className="panel-head">
        <h2>
          {texts.slip.title} <span className="slip-count">{fill(texts.slip.lines, { count })}</span>
        </h2>
        {count > 0 ? (
          <button type="button" className="text-button" onClick={() => onChange({ ...slip, picks: [] })}>
            {texts.slip.clear}
          </button>
        ) : null}
      </header>
      {count === 0 ? (
        <p className="quiet">{texts.slip.empty}</p>
      ) : (
        <ul className="slip-lines">
          {slip.picks.map((id) => (
            <SlipLine key={id} kind={kind} selection={selections.get(id)} onRemove={() => onChange(togglePick(slip, id))} />
          ))}
        </ul>
      )}
      <StakeField slip={slip} shown={shown} onTyped={setTyped} onChange={onChange} />
      <Advance slip={slip} onChange={onChange} />
      <p className="slip-total">
        {fill(texts.slip.total, { lines: count, stake: showMoney(Math.round((slip.stake ?? 0) * 100)), periods: slip.periods })}
        <strong translate="no">{showMoney(totalOf(slip))}</strong>
      </p>
      {count > 0 && problem === null ? (
        <p className="quiet">{fill(texts.slip.win, { amount: showMoney(bestReturn(slip, selections)) })}</p>
      ) : null}
      {isAmount && (problem === null || problem.kind === 'empty') ? null : (
        <p id={PROBLEM_ID} className="slip-problem" role="alert">
          {isAmount && problem !== null ? describeProblem(problem, kind, texts) : fill(noAmount, { typed: shown })}
        </p>
      )}
      {placing.notice === null ? null : (
        <p className="slip-notice" data-tone={placing.notice.tone}>
          {placing.notice.text}
        </p>
      )}
      <SettlingButton
        className="v-gilt-button slip-confirm"
        meaning={periodId === '' ? undefined : periodId}
        disabled={problem !== null || placing.isBusy}
        onClick={onConfirm}
      >
        {placing.isBusy ? texts.slip.confirming : fill(texts.slip.confirm, { amount: showMoney(totalOf(slip)) })}
      </SettlingButton>
      <p className="quiet slip-period">{fill(texts.slip.from, { id: periodId })}</p>
    </section>
  );
}

function SlipLine({
  kind,
  selection,
  onRemove,
}: {
  readonly kind: Kind;
  readonly selection: Selection | undefined;
  readonly onRemove: () => void;
}) {
  const texts = useTexts<Texts>();
  if (selection === undefined) return null;
  const line = nameLine(kind, selection, texts);
  return (
    <li>
      <span>{line}</span>
      <span className="slip-price" translate="no">
        {formatHundredths(selection.price)}
      </span>
      <button type="button" className="slip-remove" aria-label={fill(texts.slip.remove, { line })} onClick={onRemove}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7 L17 17 M17 7 L7 17" />
        </svg>
      </button>
    </li>
  );
}

type FieldProps = Pick<SlipPanelProps, 'slip' | 'onChange'>;

interface StakeFieldProps extends FieldProps {
  readonly shown: string;
  readonly onTyped: (typed: string) => void;
}

function StakeField({ slip, shown, onTyped, onChange }: StakeFieldProps) {
  const texts = useTexts<Texts>();
  const id = useId();
  const step = (by: number): void => onChange({ ...slip, stake: Math.max(LIMITS.leastStake, (slip.stake ?? 0) + by) });
  return (
    <div className="stake">
      <div className="stake-field">
        <label htmlFor={id}>{texts.slip.stake}</label>
        <button type="button" className="v-round-button" aria-label={texts.slip.less} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={slip.stake === null}
          aria-describedby={PROBLEM_ID}
          onChange={({ target }) => {
            onTyped(showTyped(target.value));
            onChange({ ...slip, stake: wholeOrPart(target.value) });
          }}
        />
        <button type="button" className="v-round-button" aria-label={texts.slip.more} onClick={() => step(1)}>
          +
        </button>
        <span>{texts.slip.yuan}</span>
      </div>
      <ChipRail
        amounts={STAKES}
        value={Math.round((slip.stake ?? 0) * 100)}
        onChange={(amount) => onChange({ ...slip, stake: amount / 100 })}
        label={texts.slip.stake}
      />
    </div>
  );
}

/**
 * Parses typed yuan; returns null when the text is not an amount. Fractions are kept here and rejected with the slip's
 * other problems.
 */
function wholeOrPart(typed: string): number | null {
  const amount = readAmount(typed);
  return amount === null ? null : amount / 100;
}

function Advance({ slip, onChange }: FieldProps) {
  const texts = useTexts<Texts>();
  return (
    <div className="advance">
      <label>
        {texts.slip.periods}
        <select value={slip.periods} onChange={({ target }) => onChange({ ...slip, periods: Number(target.value) })}>
          {Array.from({ length: LIMITS.periods }, (_, index) => (
            <option key={index} value={index + 1}>
              {fill(texts.slip.periods_count, { count: index + 1 })}
            </option>
          ))}
        </select>
      </label>
      {slip.periods > 1 ? (
        <label className="advance-stop" title={texts.slip.stops_hint}>
          <input
            type="checkbox"
            checked={slip.stopsAfterWin}
            onChange={({ target }) => onChange({ ...slip, stopsAfterWin: target.checked })}
          />
          {texts.slip.stops}
        </label>
      ) : null}
    </div>
  );
}

function describeProblem(problem: SlipProblem, kind: Kind, texts: Texts): string {
  const { problem: words } = texts;
  switch (problem.kind) {
    case 'empty':
      return texts.slip.empty;
    case 'stake':
      return fill(words.stake, { least: showMoney(LIMITS.leastStake * 100) });
    case 'lines':
      return fill(words.lines_limit, { most: LIMITS.linesPerSlip });
    case 'slip':
      return fill(words.slip_limit, { most: showMoney(LIMITS.slip * 100) });
    case 'line':
      return fill(words.line_limit, {
        play: namePlay(kind, problem.selection.play, texts),
        most: showMoney(problem.selection.maxStake * 100),
      });
    case 'balance':
      return fill(words.balance, { total: showMoney(problem.total) });
  }
}
