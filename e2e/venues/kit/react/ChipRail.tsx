import { useId } from 'react';
import { type Fen } from '../page/money';
import { showMoney } from '../showMoney';
import { useShellTexts } from './page';

interface ChipProps {
  readonly amount: Fen;
}

const COLOURS = 6;

/** Returns the color index of a chip. The steps are ¥1, ¥5, ¥10, ¥50, ¥100, ¥500 and more. */
function colourOf(amount: Fen): number {
  const steps = [500, 1_000, 5_000, 10_000, 50_000];
  const place = steps.findIndex((step) => amount < step);
  return place === -1 ? COLOURS - 1 : place;
}

/** Returns the short text on a chip: `5`, `0.50`, `1k`. */
function faceOf(amount: Fen): string {
  if (amount >= 100_000 && amount % 100_000 === 0) return `${String(amount / 100_000)}k`;
  return showMoney(amount).slice(1);
}

export function Chip({ amount }: ChipProps) {
  return (
    <span className="v-chip" data-colour={colourOf(amount)} aria-hidden="true">
      {faceOf(amount)}
    </span>
  );
}

interface ChipRailProps {
  readonly amounts: readonly Fen[];
  readonly value: Fen;
  readonly onChange: (amount: Fen) => void;
  /** Name of the group; default: "选择筹码". */
  readonly label?: string;
  readonly isDisabled?: boolean;
}

/** Lets the player choose a stake. The chips are one radio group, so arrow keys move between them. */
export function ChipRail({ amounts, value, onChange, label, isDisabled = false }: ChipRailProps) {
  const name = useId();
  const texts = useShellTexts();
  return (
    <fieldset className="v-chip-rail" disabled={isDisabled}>
      <legend className="v-hidden">{label ?? texts.stake}</legend>
      {amounts.map((amount) => (
        <label key={amount} className="v-chip-choice">
          <input
            type="radio"
            className="v-hidden"
            name={name}
            checked={amount === value}
            aria-label={showMoney(amount)}
            onChange={() => onChange(amount)}
          />
          <Chip amount={amount} />
        </label>
      ))}
    </fieldset>
  );
}
