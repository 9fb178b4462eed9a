import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { isMissing, LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { BindingCard } from '../ui/BindingCard';
import { ManageForms } from './ManageForms';
import { RecoveryCodes } from './RecoveryCodes';
import { fetchSecondFactor } from './secondFactorApi';
import { SetUpForm } from './SetUpForm';

interface SecondFactorCardProps {
  /** Called after a change with the text of the toast. */
  readonly onChanged: (text: string) => void;
}

/**
 * Switches codes of an authenticator app for sign-in and withdrawals on and off. Recovery codes are shown once, until
 * the member confirms that they are stored.
 */
export function SecondFactorCard({ onChanged }: SecondFactorCardProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchSecondFactor(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [wasChanged, setWasChanged] = useState(false);
  const finish = (text: string) => {
    setRecoveryCodes(undefined);
    setWasChanged(true);
    reload();
    onChanged(text);
  };

  if (recoveryCodes !== undefined) {
    return (
      <Card title={t('second_factor.title')} padding="lg">
        <RecoveryCodes
          codes={recoveryCodes}
          onKept={() => {
            finish(t('second_factor.codes.done'));
          }}
        />
      </Card>
    );
  }
  if (isMissing(state)) {
    return (
      <Card title={t('second_factor.title')} padding="lg">
        <LoadableView of={state} onRetry={reload} empty={null}>
          {() => null}
        </LoadableView>
      </Card>
    );
  }
  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={null}
      isEmpty={() => false}
      skeleton={
        <Card title={t('second_factor.title')} padding="lg">
          <Skeleton height="0.6rem" />
        </Card>
      }
    >
      {({ since, recoveryLeft }) => (
        <BindingCard
          key={String(since)}
          title={t('second_factor.title')}
          hint={since === undefined ? t('second_factor.hint') : t('second_factor.left', { count: recoveryLeft })}
          value={since === undefined ? undefined : t('second_factor.since', { date: formatMoment(since) })}
          state={t(since === undefined ? 'second_factor.off' : 'second_factor.on')}
          action={t(since === undefined ? 'second_factor.set_up.open' : 'second_factor.manage')}
          isNew={wasChanged}
        >
          {() =>
            since === undefined ? (
              <SetUpForm onConfirmed={setRecoveryCodes} />
            ) : (
              <ManageForms
                onRenewed={setRecoveryCodes}
                onEnded={() => {
                  finish(t('second_factor.end.done'));
                }}
              />
            )
          }
        </BindingCard>
      )}
    </LoadableView>
  );
}
