import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, Dialog, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { fetchRound } from './betRecordApi';
import { Fact } from './Fact';
import type { Round, RoundDetail } from './round';
import styles from './RoundDialog.module.css';

interface RoundDialogProps {
  readonly round: Round;
  readonly onClose: () => void;
}

/** What was shown in a round and what it paid, and what anyone needs to work it out again. */
export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchRound(http, round, { signal }), [http, round]);
  const { state, reload } = useLoadable(load);
  return (
    <Dialog open title={`${round.gameName} · ${round.venueName}`} onClose={onClose} closeLabel={t('bet_record.close')}>
      <dl className={styles['facts']}>
        <Fact label={t('bet_record.rounds.id')} value={round.id} />
        <Fact label={t('bet_record.time')} value={formatMoment(round.at)} />
        <Fact label={t('bet_record.stake')} value={formatYuanFixed(round.stake)} />
        {round.released !== undefined && <Fact label={t('bet_record.rounds.reserve')} value={formatYuanFixed(round.released)} />}
        {round.state !== 'open' && <Fact label={t('bet_record.returned')} value={formatYuanFixed(round.payout)} />}
      </dl>
      {round.state === 'open' ? (
        <p className={styles['note']}>{t('bet_record.rounds.open_hint')}</p>
      ) : (
        <LoadableView of={state} onRetry={reload} empty={null} skeleton={<Skeleton height="1.6rem" />}>
          {(detail) => <Report detail={detail} />}
        </LoadableView>
      )}
    </Dialog>
  );
}

function Report({ detail: { summary, facts, proof, promise, checkUrl } }: { readonly detail: RoundDetail }) {
  const { t } = useTranslation();
  if (summary === undefined && facts.length === 0) return <p className={styles['note']}>{t('bet_record.rounds.no_report')}</p>;
  return (
    <>
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
      <dl className={styles['facts']}>
        {facts.map(({ label, value }, index) => (
          <Fact key={`${String(index)} ${label}`} label={label} value={value} />
        ))}
      </dl>
      {(proof ?? promise) && (
        <section aria-label={t('bet_record.rounds.proof')}>
          <h3 className={styles['head']}>{t('bet_record.rounds.proof')}</h3>
          <dl className={styles['facts']}>
            <Fact label={t('bet_record.rounds.commitment')} value={proof?.commitment ?? promise?.commitment ?? ''} isCode />
            {proof && <Fact label={t('bet_record.rounds.seed')} value={proof.seed} isCode />}
            {proof && proof.playerSeed !== '' && <Fact label={t('bet_record.rounds.player_seed')} value={proof.playerSeed} isCode />}
            {promise && <Fact label={t('bet_record.rounds.seed')} value={t('bet_record.rounds.seed_later', { when: promise.toldAfter })} />}
          </dl>
          {checkUrl !== undefined && (
            <ButtonLink href={checkUrl} target="_blank" rel="noopener noreferrer">
              {t('bet_record.rounds.check')}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  );
}
