import { useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan, subtractFen } from '@site/shared/money';
import { Button, ProgressBar, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Bonus, BonusGame } from './bonus';
import styles from './BonusCard.module.css';
import { bonusGames } from '@site/shared/bonus-games';

interface BonusItemProps {
  readonly bonus: Bonus;
  readonly isBusy: boolean;
  readonly isGivingUp: boolean;
  readonly onGiveUp: (id: string) => void;
}

/**
 * Shows one bonus: turnover progress, games that count, expiry, and a button that gives it up after a confirmation with
 * the amount taken back.
 */
export function BonusItem({ bonus, isBusy, isGivingUp, onGiveUp }: BonusItemProps) {
  const { clock, overlays } = useServices();
  const { t } = useTranslation();
  const { id, title, amount, times, needed, done, games, expiresAt, givesBack, missing } = bonus;
  const values = { done: formatYuan(done), needed: formatYuan(needed) };
  const handleGiveUp = async (back: NonNullable<typeof givesBack>) => {
    const answer = await overlays.dialog({
      title: t('bonuses.give_up_title', { title }),
      message: t('bonuses.give_up_message', { amount: formatYuan(back), left: formatYuan(subtractFen(needed, done)) }),
      showCancel: true,
      confirmText: t('bonuses.give_up_confirm'),
      cancelText: t('bonuses.keep'),
    });
    if (answer === 'confirmed') onGiveUp(id);
  };

  return (
    <li className={styles['bonus']}>
      <p className={styles['head']}>
        <b>{title}</b>
        <b data-num translate="no">
          {formatYuan(amount)}
        </b>
      </p>
      <ProgressBar
        value={done / needed}
        tone={givesBack === undefined ? 'success' : 'accent'}
        label={t('bonuses.turnover_of', { title })}
        valueText={t('bonuses.progress', values)}
      />
      <p className={styles['facts']}>
        <span>{t('bonuses.progress', values)}</span>
        {givesBack === undefined ? (
          <Tag tone="success">{t('bonuses.met')}</Tag>
        ) : (
          <b>{t('bonuses.left', { amount: formatYuan(subtractFen(needed, done)) })}</b>
        )}
      </p>
      <p className={styles['hint']}>
        {t('bonuses.times', { times })}
        {t('bonuses.separator')}
        <BonusGames games={games} />
      </p>
      {givesBack !== undefined && (
        <div className={styles['end']}>
          <span className={styles['hint']}>
            {expiresAt > clock.now() ? t('bonuses.until', { time: formatShortMinute(expiresAt) }) : t('bonuses.over')}
          </span>
          <Button
            size="sm"
            variant="soft"
            loading={isGivingUp}
            disabled={isBusy || missing !== undefined}
            aria-label={t('bonuses.give_up_of', { title })}
            onClick={() => void handleGiveUp(givesBack)}
          >
            {t('bonuses.give_up')}
          </Button>
        </div>
      )}
      {givesBack !== undefined && missing !== undefined && (
        <p className={styles['hint']}>{t('bonuses.missing', { amount: formatYuan(givesBack), missing: formatYuan(missing) })}</p>
      )}
    </li>
  );
}

/**
 * Shows which games count: a single word when all count fully, otherwise the games of each weight and a note that no
 * others count.
 */
function BonusGames({ games }: { readonly games: readonly BonusGame[] }) {
  const { t } = useTranslation();
  const { areAllInFull, groups, hasOthers } = bonusGames(games);
  if (areAllInFull) return <>{t('bonuses.all_games')}</>;
  const counted = groups.map(({ weight, categories }) =>
    t('bonuses.game', { names: categories.map((category) => t(`bonuses.category.${category}`)).join(t('bonuses.and')), weight }),
  );
  return <>{[...counted, ...(hasOthers ? [t('bonuses.other_games')] : [])].join(t('bonuses.separator'))}</>;
}
