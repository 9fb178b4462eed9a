import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan, formatYuanFixed, mustBeFen, type Fen } from '@site/shared/money';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { DepositGift } from './deposit';
import { fetchDepositGifts } from './depositApi';
import styles from './DepositGifts.module.css';
import { giftOf } from './depositValues';

/**
 * What this deposit brings, and the turnover that the gift asks for. Nothing where it brings none, or where that cannot be read: a gift is
 * claimed on its own page.
 */
export function DepositGifts({ amount }: { readonly amount: Fen | undefined }) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchDepositGifts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  if (state.data === undefined || state.data.length === 0) return null;
  return (
    <ul className={styles['gifts']} aria-label={t('deposit.gifts')}>
      {state.data.map((gift) => (
        <Gift key={gift.id} gift={gift} amount={amount} />
      ))}
    </ul>
  );
}

function Gift({ gift, amount }: { readonly gift: DepositGift; readonly amount: Fen | undefined }) {
  const { t } = useTranslation();
  const page = useRouteLink(gift.kind, { id: gift.id });
  const { title, least, percent, most, turnoverTimes: times } = gift;
  const reward = amount === undefined ? undefined : giftOf(amount, gift);
  return (
    <li>
      <Icon name="gift" />
      <p>
        <b>{title}</b> {t('deposit.gift_terms', { least: formatYuan(least), percent, most: formatYuan(most) })}
        <small>
          {reward === undefined
            ? t('deposit.gift_turnover', { times })
            : t('deposit.gift_reward', { reward: formatYuanFixed(reward), times, turnover: formatYuanFixed(mustBeFen(reward * times)) })}
        </small>
      </p>
      <a {...page}>{t('deposit.gift_page')}</a>
    </li>
  );
}
