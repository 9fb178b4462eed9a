import { useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { formatYuan, formatYuanInput, subtractFen, type Fen } from '@site/shared/money';
import { Button, CountdownRing, Spinner, SettlingButton } from '@site/shared/ui';
import { useTranslation, type Translate } from './texts';
import { useServerTime } from '../../clock/useServerTime';
import type { CashOut, CashOutOffer, NoOfferReason } from './cashOut';
import { CashOutPart, readPart } from './CashOutPart';
import { cashOutStore } from './cashOutStore';
import styles from './CashOutPanel.module.css';

type Looking = Extract<CashOut, { status: 'looking' }>;
type Asked = Extract<CashOut, { status: 'asked' }>;

interface CashOutOfferedProps {
  readonly ticket: Pick<Ticket, 'stake'>;
  readonly cashOut: Looking | Asked;
  readonly onConfirm: () => void;
}

/** Shows the current cash-out offer for a bet or a part of it, its remaining validity, and the confirmation. */
export function CashOutOffered({ ticket, cashOut, onConfirm }: CashOutOfferedProps) {
  const { t } = useTranslation();
  const { dispatch } = cashOutStore();
  const { stake, parts } = cashOut;
  const [text, setText] = useState(stake === undefined ? '' : formatYuanInput(stake));
  if (cashOut.status === 'asked') {
    const amount = formatYuan(cashOut.offer.amount);
    return (
      <>
        <div className={styles['offer']}>
          <ExpiryRing offer={cashOut.offer} />
          <p>
            {stake === undefined
              ? t('tickets.cash_out.ask', { amount })
              : t('tickets.cash_out.part.ask', { amount, ...divided(ticket, stake) })}
          </p>
        </div>
        <div className={styles['actions']}>
          <Button
            size="sm"
            onClick={() => {
              dispatch({ type: 'withdrawn' });
            }}
          >
            {t('tickets.cash_out.back')}
          </Button>
          <SettlingButton size="sm" variant="primary" before="take" meaning="confirm" onClick={onConfirm}>
            {t('tickets.cash_out.confirm', { amount })}
          </SettlingButton>
        </div>
      </>
    );
  }
  const { offer, before } = cashOut;
  const isOut = readPart(text, parts) === 'out-of-bounds';
  const current = offer.kind === 'offered' && !isOut ? offer.offer : undefined;
  const choose = (next: string) => {
    setText(next);
    const chosen = readPart(next, parts);
    if (chosen !== 'out-of-bounds') dispatch({ type: 'chosen', stake: chosen });
  };
  return (
    <>
      <div className={styles['offer']}>
        {current ? <ExpiryRing offer={current} /> : offer.kind === 'awaited' && <Spinner />}
        <p role="status">{!isOut && offerText(cashOut, before === undefined ? undefined : formatYuan(before), t)}</p>
      </div>
      {parts && <CashOutPart ticket={ticket} bounds={parts} text={text} onText={choose} />}
      <div className={styles['actions']}>
        <Button
          size="sm"
          onClick={() => {
            dispatch({ type: 'closed' });
          }}
        >
          {t('tickets.cash_out.collapse')}
        </Button>
        <SettlingButton
          size="sm"
          variant="primary"
          before={before === undefined ? undefined : String(before)}
          meaning={current && String(current.amount)}
          hidden={!current}
          onClick={() => {
            if (current) dispatch({ type: 'agreed', quoteId: current.quoteId });
          }}
        >
          {current && t('tickets.cash_out.take', { amount: formatYuan(current.amount) })}
        </SettlingButton>
      </div>
    </>
  );
}

const REASON_KEYS = {
  suspended: 'tickets.cash_out.unavailable.suspended',
  'not-offered': 'tickets.cash_out.unavailable.not_offered',
  'not-open': 'tickets.cash_out.unavailable.not_open',
  'stake-limit': 'tickets.cash_out.part.unavailable',
} as const satisfies Record<NoOfferReason, string>;

function offerText({ offer, stake }: Looking, before: string | undefined, t: Translate): string {
  switch (offer.kind) {
    case 'offered':
      return before === undefined
        ? stake === undefined
          ? t('tickets.cash_out.whole')
          : t('tickets.cash_out.part.worth', { stake: formatYuan(stake) })
        : t('tickets.cash_out.changed', { before, now: formatYuan(offer.offer.amount) });
    case 'unavailable':
      return t(REASON_KEYS[offer.reason]);
    case 'awaited':
      return before === undefined ? t('tickets.cash_out.awaited') : t('tickets.cash_out.lapsed', { before });
    case 'failed':
      return t('tickets.cash_out.failed');
  }
}

/** Returns the texts of the stake that is cashed out and of the rest. */
function divided(ticket: Pick<Ticket, 'stake'>, stake: Fen) {
  return { stake: formatYuan(stake), rest: formatYuan(subtractFen(ticket.stake, stake)) };
}

const TICK_MS = 200;

function ExpiryRing({ offer: { since, expiresAt } }: { readonly offer: CashOutOffer }) {
  const { t } = useTranslation();
  const now = useServerTime(TICK_MS);
  const remaining = Math.max(0, expiresAt - now) / 1_000;
  return (
    <CountdownRing
      remaining={remaining}
      total={Math.max(1, expiresAt - since) / 1_000}
      label={t('tickets.cash_out.valid_for', { seconds: Math.ceil(remaining) })}
    />
  );
}
