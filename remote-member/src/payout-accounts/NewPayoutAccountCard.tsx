import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Card, Note, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import { HolderLine } from './HolderLine';
import { NewPayoutAccountForm } from './NewPayoutAccountForm';
import type { PayoutAccountChoice, PayoutAccountKind } from './payoutAccount';

interface Reloadable<T> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

interface NewPayoutAccountCardProps {
  readonly kind: PayoutAccountKind;
  readonly choices: Reloadable<readonly PayoutAccountChoice[]>;
  readonly profile: Reloadable<Profile>;
  /** Number of hours during which a new account cannot receive money. */
  readonly holdHours: number;
  readonly onAdded: (id: string) => void;
}

export function NewPayoutAccountCard({ kind, choices, profile, holdHours, onAdded }: NewPayoutAccountCardProps) {
  const { t } = useTranslation();
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
          <NewPayoutAccountForm key={kind} kind={kind} choices={list} phone={profile.state.data?.phone} onAdded={onAdded}>
            {holdHours > 0 && <Note tone="info" title={t('accounts.hold', { count: holdHours })} />}
            {kind !== 'virtual' && <HolderLine profile={profile.state} onRetry={profile.reload} />}
          </NewPayoutAccountForm>
        )}
      </LoadableView>
    </Card>
  );
}
