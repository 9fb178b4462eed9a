import { useState } from 'react';
import { isUnderWay, type KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { wholeInput } from '@site/shared/input';
import { Button, ButtonLink, Empty, Form, SettlingButton, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { usePlayLink } from '../ui/usePlayLink';
import styles from './ExchangeForm.module.css';
import { allWholePoints, parsePoints, type PointsBalance, type PointsExchange } from './points';

interface ExchangeFormProps {
  readonly balance: PointsBalance;
  readonly request: KeyedRequest<number, PointsExchange>;
  readonly onExchange: (points: number) => void;
}

/** Renders the input for the points to exchange, with their value on the button. */
export function ExchangeForm({ balance, request, onExchange }: ExchangeFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { pointsPerYuan } = balance;
  const entry = parsePoints(text, balance);
  const isBusy = isUnderWay(request);
  const all = allWholePoints(balance);
  if (all === 0 && !isBusy) return <TooFewPoints pointsPerYuan={pointsPerYuan} />;

  const isShown = wasTried || text !== '';
  const error = isShown && entry.kind === 'refused' ? t(`exchange.problem.${entry.why}`, { points: pointsPerYuan }) : undefined;
  return (
    <Form
      className={styles['form']}
      onSubmit={() => {
        setWasTried(true);
        if (entry.kind !== 'valid' || isBusy) return;
        onExchange(entry.points);
        setText('');
        setWasTried(false);
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
        reads={wholeInput}
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
      <SettlingButton type="submit" variant="primary" size="lg" meaning={String(pointsPerYuan)} loading={isBusy}>
        {label()}
      </SettlingButton>
    </Form>
  );

  function label(): string {
    if (request.status === 'sending') return t('exchange.sending');
    if (request.status === 'unknown') return t('exchange.unknown');
    return entry.kind === 'valid' ? t('exchange.submit_amount', { amount: formatYuan(entry.amount) }) : t('exchange.submit');
  }
}

function TooFewPoints({ pointsPerYuan }: { readonly pointsPerYuan: number }) {
  const { t } = useTranslation();
  const playLink = usePlayLink();
  return (
    <Empty title={t('exchange.none', { points: pointsPerYuan })} actions={<ButtonLink {...playLink}>{t('exchange.go_bet')}</ButtonLink>}>
      {t('exchange.none_hint')}
    </Empty>
  );
}
