import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { isUnderWay, useKeyedRequest } from '@site/shared/keyed-request';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import { RequestNote } from '../ui/RequestNote';
import type { Bonus, ClosedBonus } from './bonus';
import { fetchBonuses, giveUpRequest } from './bonusApi';
import styles from './BonusCard.module.css';
import { BonusItem } from './BonusItem';

/** Upper bounds of the completed and of the closed bonuses shown at once. */
const MET_SHOWN = 2;
const CLOSED_SHOWN = 3;

/**
 * Shows the member's bonuses with the turnover each requires, and lets the member give one up. Reloads after every
 * `balance/changed`. Renders nothing when the member has no bonus or the bonuses are not loaded.
 */
export function BonusCard() {
  const { http, bus, balance, overlays } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchBonuses(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const { request, send, dismiss, release } = useKeyedRequest(giveUpRequest);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  useEffect(() => {
    if (request.status !== 'succeeded') return;
    const { title, takenBack } = request.result;
    overlays.toast(t('bonuses.given_up', { title, amount: formatYuan(takenBack) }), 'success');
    bus.emit('balance/changed', { cause: 'bonus' });
    void balance.refresh();
    release();
  }, [request, overlays, bus, balance, release, t]);

  const { open, closed } = state.data ?? { open: [], closed: [] };
  const met = open.filter(({ givesBack }) => givesBack === undefined);
  const folded = met.slice(MET_SHOWN);
  const shown = open.filter((bonus) => !folded.includes(bonus));
  const isQuiet = request.status === 'idle' || request.status === 'succeeded';
  if (open.length === 0 && closed.length === 0 && isQuiet) return null;
  const subject = request.status === 'sending' || request.status === 'unknown' ? request.pending.subject : undefined;
  const toItem = (bonus: Bonus) => (
    <BonusItem
      key={bonus.id}
      bonus={bonus}
      isBusy={isUnderWay(request)}
      isGivingUp={subject === bonus.id}
      onGiveUp={(id) => void send(id)}
    />
  );
  return (
    <Card title={t('bonuses.title')}>
      {open.length > 0 && <p className={styles['hint']}>{t('bonuses.order')}</p>}
      <ul className={styles['list']}>
        {shown.map(toItem)}
        {closed.slice(0, CLOSED_SHOWN).map((bonus) => (
          <ClosedItem key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details className={styles['folded']}>
          <summary>{t('bonuses.more_met', { count: folded.length })}</summary>
          <ul className={styles['list']}>{folded.map(toItem)}</ul>
        </details>
      )}
      <RequestNote of="bonuses" request={request} onDismiss={dismiss} />
    </Card>
  );
}

function ClosedItem({ bonus: { title, state, takenBack, closedAt } }: { readonly bonus: ClosedBonus }) {
  const { t } = useTranslation();
  return (
    <li className={styles['closed']}>
      <span>{title}</span>
      <span>
        {t(state === 'expired' ? 'bonuses.closed_expired' : 'bonuses.closed_given_up', { amount: formatYuan(takenBack) })}{' '}
        <time dateTime={new Date(closedAt).toISOString()} translate="no">
          {formatShortMinute(closedAt)}
        </time>
      </span>
    </li>
  );
}
