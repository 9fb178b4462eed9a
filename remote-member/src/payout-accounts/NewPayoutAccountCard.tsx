import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Note, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useProfile } from '../member-data/useProfile';
import { HolderLine } from './HolderLine';
import { NewPayoutAccountForm } from './NewPayoutAccountForm';
import type { PayoutAccountChoice, PayoutAccountKind } from './payoutAccount';
import { fetchBanks, fetchNetworks } from './payoutAccountsApi';

const NO_CHOICES: readonly PayoutAccountChoice[] = [];

interface NewPayoutAccountCardProps {
  readonly kind: PayoutAccountKind;
  /** For how many hours the new one is held. */
  readonly holdHours: number;
  readonly onAdded: (id: string) => void;
}

/** The form of a new account, with the holder it will have. */
export function NewPayoutAccountCard({ kind, holdHours, onAdded }: NewPayoutAccountCardProps) {
  const { t } = useTranslation();
  const choices = useChoices(kind);
  const profile = useProfile();
  const { realName, phone } = profile.state.data ?? {};
  return (
    <Card title={t(`accounts.add.${kind}`)} padding="lg">
      <LoadableView
        of={choices.state}
        onRetry={choices.reload}
        empty={t('accounts.no_choices')}
        isEmpty={(list) => kind !== 'alipay' && list.length === 0}
        skeleton={<Skeleton height="2.4rem" />}
      >
        {(list) => (
          <NewPayoutAccountForm key={kind} kind={kind} choices={list} phone={phone} onAdded={onAdded}>
            {holdHours > 0 && <Note tone="info" title={t('accounts.hold', { count: holdHours })} />}
            {kind !== 'virtual' && <HolderLine realName={realName} />}
          </NewPayoutAccountForm>
        )}
      </LoadableView>
    </Card>
  );
}

/** The banks of a card, or the networks of a coin address; none for Alipay. */
function useChoices(kind: PayoutAccountKind) {
  const { http } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => {
      if (kind === 'bank') return fetchBanks(http, { signal });
      if (kind === 'virtual') return fetchNetworks(http, { signal });
      return Promise.resolve({ ok: true as const, data: NO_CHOICES });
    },
    [http, kind],
  );
  return useLoadable(load);
}
