import { useId, useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { amountInput, readAmount } from '@site/shared/input';
import { formatYuan, formatYuanInput, mustBeFen, type Fen } from '@site/shared/money';
import { AmountChip, InputBox, type ShownNotice } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PartBounds } from './cashOut';
import styles from './CashOutPart.module.css';

const SHARES = [25, 50, 75] as const;

interface CashOutPartProps {
  readonly ticket: Pick<Ticket, 'stake'>;
  readonly bounds: PartBounds;
  /** Stake as chosen or typed; empty means the whole stake. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Shows the choice of how much to cash out: everything, a share by one press, or any stake that leaves a valid rest.
 */
export function CashOutPart({ ticket, bounds, text, onText }: CashOutPartProps) {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<ShownNotice>();
  const faultId = useId();
  const stake = readPart(text, bounds);
  return (
    <div role="group" aria-label={t('tickets.cash_out.part.title')} className={styles['part']}>
      <AmountChip
        size="sm"
        pressed={stake === undefined}
        onClick={() => {
          onText('');
        }}
      >
        {t('tickets.cash_out.part.all')}
      </AmountChip>
      {SHARES.map((share) => {
        const amount = mustBeFen(Math.floor((ticket.stake * share) / 100));
        return (
          <AmountChip
            key={share}
            size="sm"
            pressed={stake === amount}
            disabled={!isWithin(amount, bounds)}
            onClick={() => {
              onText(formatYuanInput(amount));
            }}
          >
            {t('tickets.cash_out.part.share', { share })}
          </AmountChip>
        );
      })}
      <InputBox
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        reads={amountInput}
        onNotice={setNotice}
        className={styles['stake']}
        aria-label={t('tickets.cash_out.part.stake')}
        aria-invalid={stake === 'out-of-bounds' || undefined}
        aria-describedby={faultId}
        prefix={<span aria-hidden="true">¥</span>}
        placeholder={t('tickets.cash_out.part.stake')}
        value={text}
        onChange={onText}
      />
      <p id={faultId} aria-live="polite" className={styles['fault']}>
        {notice?.text ?? (stake === 'out-of-bounds' && t('tickets.cash_out.part.bounds', boundsText(bounds)))}
      </p>
    </div>
  );
}

/** Parses the typed part. @returns `undefined` for the whole stake */
export function readPart(text: string, bounds: PartBounds | undefined): Fen | 'out-of-bounds' | undefined {
  if (text === '' || bounds === undefined) return undefined;
  const amount = readAmount(text);
  return amount !== undefined && isWithin(amount, bounds) ? amount : 'out-of-bounds';
}

function isWithin(amount: Fen, { min, max }: PartBounds): boolean {
  return amount >= min && amount <= max;
}

function boundsText({ min, max }: PartBounds) {
  return { min: formatYuan(min), max: formatYuan(max) };
}
