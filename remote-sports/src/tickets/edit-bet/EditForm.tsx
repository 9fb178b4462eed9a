import { useState } from 'react';
import { useStore } from 'zustand';
import { type Ticket } from '@site/shared/betting';
import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuan, formatYuanInput, mustBeFen } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { useTranslation } from './texts';
import { slipStore } from '../../slip/slipStore';
import { YuanField } from '../../ui/YuanField';
import { TicketForm } from '../../ui/TicketForm';
import { costOf, readStake, type EditOffer, type QuotedLeg } from './editOffer';
import type { EditBetView } from './useEditBet';
import { useEditOffer } from './useEditOffer';
import styles from './EditBet.module.css';

interface EditFormProps {
  readonly ticket: Ticket;
  readonly edit: EditBetView;
  readonly onClose: () => void;
}

/**
 * Shows the form that changes the stake of an open bet: its current value, the selections at their current lines and
 * prices, and the difference to pay or receive.
 */
export function EditForm({ ticket, edit, onClose }: EditFormProps) {
  const { t } = useTranslation();
  const central = useReadable(useServices().balance.current)?.central;
  const policy = useStore(slipStore(), (state) => state.policy);
  const offer = useEditOffer(ticket);
  const [text, setText] = useState(formatYuanInput(ticket.stake));
  const stake = readStake(text, offer, ticket.stake, central);
  const isReady = typeof stake === 'number' && offer !== undefined && !edit.isBusy;

  const save = () => {
    if (!isReady) return;
    const { cashOutQuoteId, quoteId } = offer;
    edit.send({ ticketId: ticket.id, stake, cashOutQuoteId, quoteId, policy });
  };
  return (
    <TicketForm
      label={t('tickets.edit.of', { number: ticket.id })}
      back={t('tickets.edit.back')}
      save={typeof stake === 'number' ? t('tickets.edit.save', { amount: formatYuan(stake) }) : t('tickets.edit.save_none')}
      meaning={offer && termsOf(offer)}
      isBusy={edit.isBusy}
      canSave={isReady || edit.isBusy}
      canGoBack={!edit.isBusy}
      onBack={onClose}
      onSave={save}
    >
      <div className={styles['head']}>
        <b>{t('tickets.edit.open')}</b>
        <p>{t('tickets.edit.hint')}</p>
      </div>
      <div role="status" className={styles['offer']} data-num translate="yes">
        {offer ? (
          <>
            <p>{t('tickets.edit.worth', { amount: formatYuan(offer.worth) })}</p>
            {offer.legs.map((quoted) => (
              <QuotedLegText key={quoted.leg.key} quoted={quoted} hasPrice={!offer.together} />
            ))}
            {offer.together && <p>{t('tickets.edit.together', { price: formatPrice(offer.together) })}</p>}
          </>
        ) : (
          <p>{t('tickets.edit.awaited')}</p>
        )}
      </div>
      <YuanField
        label={t('tickets.edit.stake')}
        value={text}
        error={
          stake === 'bounds' && offer
            ? t('tickets.edit.bounds', { min: formatYuan(offer.min), max: formatYuan(offer.max) })
            : stake === 'balance'
              ? t('tickets.edit.balance')
              : undefined
        }
        hint={typeof stake === 'number' && offer ? differenceText(costOf(stake, offer)) : undefined}
        onChange={setText}
      />
    </TicketForm>
  );

  function differenceText(cost: number): string {
    const amount = formatYuan(mustBeFen(Math.abs(cost)));
    return t(cost > 0 ? 'tickets.edit.costs' : 'tickets.edit.brings', { amount });
  }
}

/**
 * Returns a string that changes with the prices and the value of an edit; a new quote of the same terms leaves it
 * unchanged.
 */
function termsOf({ worth, legs, together }: EditOffer): string {
  const prices = [...legs.map(({ price }) => price), together];
  return [worth, ...legs.map(({ line }) => line), ...prices.map((price) => price && formatPrice(price))].join(' ');
}

function QuotedLegText({ quoted: { leg, line, price }, hasPrice }: { readonly quoted: QuotedLeg; readonly hasPrice: boolean }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { market, side, home, away } = leg;
  const selection = selectionLabel({ market, side, line, home, away }, tBetting);
  if (!hasPrice) return <p>{selection}</p>;
  return <p>{t('tickets.edit.again', { selection, price: price ? formatPrice(price) : '–' })}</p>;
}
