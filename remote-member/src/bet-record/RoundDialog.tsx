import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Dialog, Fact, Facts, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { fetchRound } from './betRecordApi';
import type { Round, RoundDetail } from './round';
import styles from './RoundDialog.module.css';

interface RoundDialogProps {
  readonly round: Round;
  readonly onClose: () => void;
}

/** Shows the outcome and payout of a round, and the data to verify it. */
export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchRound(http, round, { signal }), [http, round]);
  const { state, reload } = useLoadable(load);
  return (
    <Dialog open title={`${round.gameName} · ${round.venueName}`} onClose={onClose} closeLabel={t('bet_record.close')}>
      <Facts form="rows">
        <Fact label={t('bet_record.rounds.id')}>{round.id}</Fact>
        <Fact label={t('bet_record.time')}>{formatMoment(round.at)}</Fact>
        <Fact label={t('bet_record.stake')}>{formatYuan(round.stake)}</Fact>
        {round.released !== undefined && <Fact label={t('bet_record.rounds.reserve')}>{formatYuan(round.released)}</Fact>}
        {round.state !== 'open' && <Fact label={t('bet_record.returned')}>{formatYuan(round.payout)}</Fact>}
      </Facts>
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
      <Facts form="rows">
        {facts.map(({ label, value }, index) => (
          <Fact key={`${String(index)} ${label}`} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {(proof ?? promise) && (
        <section aria-label={t('bet_record.rounds.proof')}>
          <h3 className={styles['head']}>{t('bet_record.rounds.proof')}</h3>
          <Facts form="rows">
            <Fact label={t('bet_record.rounds.commitment')} className={styles['code']}>
              {proof?.commitment ?? promise?.commitment ?? ''}
            </Fact>
            {proof && (
              <Fact label={t('bet_record.rounds.seed')} className={styles['code']}>
                {proof.seed}
              </Fact>
            )}
            {proof && proof.playerSeed !== '' && (
              <Fact label={t('bet_record.rounds.player_seed')} className={styles['code']}>
                {proof.playerSeed}
              </Fact>
            )}
            {promise && <Fact label={t('bet_record.rounds.seed')}>{t('bet_record.rounds.seed_later', { when: promise.toldAfter })}</Fact>}
          </Facts>
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
