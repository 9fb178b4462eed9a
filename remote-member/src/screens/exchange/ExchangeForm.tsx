import { useState } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { Button, ButtonLink, Empty, TextField } from '@site/shared/ui';
import { allWholePoints, parsePoints, type PointsStanding } from '../../exchange/points';
import type { ExchangeRequest } from '../../exchange/ui/useExchangeDesk';
import { useTranslation } from '../../i18n';
import { isUnderWay } from '../../outcome/moneyRequest';
import styles from './ExchangeForm.module.css';

/** The local sports channel. */
const SPORTS_CHANNEL = 'CRTY';

interface ExchangeFormProps {
  readonly standing: PointsStanding;
  readonly request: ExchangeRequest;
  readonly onExchange: (points: number) => void;
}

/** How many points, and what they bring. */
export function ExchangeForm({ standing, request, onExchange }: ExchangeFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { pointsPerYuan } = standing;
  const entry = parsePoints(text, standing);
  const isBusy = isUnderWay(request);
  const all = allWholePoints(standing);
  if (all === 0 && !isBusy) return <TooFewPoints pointsPerYuan={pointsPerYuan} />;

  const error =
    entry.kind === 'refused' && entry.why !== 'empty' ? t(`exchange.problem.${entry.why}`, { points: pointsPerYuan }) : undefined;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entry.kind !== 'valid' || isBusy) return;
        onExchange(entry.points);
        setText('');
      }}
    >
      <TextField
        label={t('exchange.field')}
        placeholder={t('exchange.placeholder', { points: pointsPerYuan })}
        inputMode="numeric"
        autoComplete="off"
        size="xl"
        value={text}
        disabled={isBusy}
        error={error}
        onChange={setText}
        suffix={
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => {
              setText(String(all));
            }}
          >
            {t('exchange.all')}
          </Button>
        }
      />
      <Button type="submit" variant="primary" size="lg" loading={isBusy} disabled={!isBusy && entry.kind !== 'valid'}>
        {wordsOf()}
      </Button>
    </form>
  );

  function wordsOf(): string {
    if (request.status === 'sending') return t('exchange.sending');
    if (request.status === 'checking') return t('exchange.checking');
    return entry.kind === 'valid' ? t('exchange.submit_amount', { amount: formatYuan(entry.amount) }) : t('exchange.submit');
  }
}

function TooFewPoints({ pointsPerYuan }: { readonly pointsPerYuan: number }) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { selfSport } = useReadable(flags);
  const betLink = useRouteLink('crty', { enName: SPORTS_CHANNEL });
  return (
    <Empty
      title={t('exchange.none', { points: pointsPerYuan })}
      actions={selfSport ? <ButtonLink {...betLink}>{t('exchange.go_bet')}</ButtonLink> : undefined}
    >
      {t('exchange.none_hint')}
    </Empty>
  );
}
