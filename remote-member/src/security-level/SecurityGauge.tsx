import { Fragment } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { isMissing } from '@site/shared/loadable';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import type { CardCount } from '../member-data/useCardCount';
import { RetryLine } from '../ui/RetryLine';
import { securityOf, type SecurityItem } from './securityLevel';
import styles from './SecurityGauge.module.css';

const ITEM_TEXTS = {
  realName: 'userinfo.account.real_name',
  phone: 'userinfo.account.phone',
  email: 'userinfo.account.email',
  bankCard: 'userinfo.account.bank_card',
  secondPassword: 'userinfo.account.second_password',
} as const satisfies Readonly<Record<SecurityItem, string>>;

interface SecurityGaugeProps {
  readonly profile: Profile;
  /**
   * Number of bound bank cards. While it is unknown, no level is shown, because it could differ from the one shown
   * elsewhere.
   */
  readonly cards: CardCount;
  /** Background: a drawing, which is dark in both editions, or a card. */
  readonly on: 'art' | 'card';
}

/** Shows the security level of the account, with links to what is missing. */
export function SecurityGauge({ profile, cards, on }: SecurityGaugeProps) {
  const { t } = useTranslation();
  const { withdrawPassword } = useReadable(useServices().flags);
  const count = cards.state.data;
  const security = count === undefined ? undefined : securityOf({ profile, hasBankCard: count > 0, asksSecondPassword: withdrawPassword });
  return (
    <div className={styles['gauge']} data-on={on} data-level={security?.level}>
      {on === 'card' && <Ring percent={security?.percent} />}
      <p className={styles['words']}>
        <span>{t('userinfo.security.title')}</span>{' '}
        {security ? <b data-level={security.level}>{t(`userinfo.security.${security.level}`)}</b> : <b>{t('userinfo.security.unknown')}</b>}
      </p>
      {security === undefined ? (
        <div className={styles['awaited']}>
          {isMissing(cards.state) && <RetryLine on={on} text={t('userinfo.security.cards_failed')} onRetry={cards.reload} />}
        </div>
      ) : (
        <>
          <meter className={styles['meter']} min={0} max={100} value={security.percent} aria-label={t('userinfo.security.title')} />
          {security.missing.length > 0 ? (
            <Missing items={security.missing} />
          ) : (
            <p className={styles['missing']}>{t('userinfo.security.complete')}</p>
          )}
        </>
      )}
    </div>
  );
}

const RADIUS = 26;
const WHOLE = 100;

/** Draws the level as a ring around its figure; the meter beside it serves screen readers. */
function Ring({ percent }: { readonly percent: number | undefined }) {
  return (
    <div aria-hidden="true" className={styles['ring']}>
      <svg viewBox="0 0 60 60" className={styles['drawing']}>
        <circle cx="30" cy="30" r={RADIUS} className={styles['track']} />
        {percent !== undefined && percent > 0 && (
          <circle
            cx="30"
            cy="30"
            r={RADIUS}
            pathLength={WHOLE}
            strokeDasharray={`${String(percent)} ${String(WHOLE)}`}
            className={styles['done']}
          />
        )}
      </svg>
      <b data-num translate="no">
        {percent ?? '–'}
      </b>
    </div>
  );
}

function Missing({ items }: { readonly items: readonly SecurityItem[] }) {
  const { t } = useTranslation();
  return (
    <p className={styles['missing']}>
      {t('userinfo.security.missing')}
      {items.map((item, place) => (
        <Fragment key={item}>
          {place > 0 && <span>{t('userinfo.security.separator')}</span>}
          <Way item={item} />
        </Fragment>
      ))}
    </p>
  );
}

/** Links to the form of an item, which opens there. */
function Way({ item }: { readonly item: SecurityItem }) {
  const { t } = useTranslation();
  const form = useRouteLink('auth', {}, { query: { item } });
  const cards = useRouteLink('addBankCard', {});
  return (
    <a {...(item === 'bankCard' ? cards : form)} className={styles['way']}>
      {t(ITEM_TEXTS[item])}
    </a>
  );
}
