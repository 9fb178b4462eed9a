import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useProfile } from '../../profile/ui/useProfile';
import type { AccountKind } from '../account';
import { HolderLine } from './HolderLine';
import { NewAccountForm } from './NewAccountForm';
import { useChoices } from './useChoices';

interface NewAccountCardProps {
  readonly kind: AccountKind;
  readonly onAdded: () => void;
}

/** The form of another account, under the name it will be in. */
export function NewAccountCard({ kind, onAdded }: NewAccountCardProps) {
  const { t } = useTranslation();
  const choices = useChoices(kind);
  const profile = useProfile();
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
          <NewAccountForm key={kind} kind={kind} choices={list} onAdded={onAdded}>
            {kind !== 'virtual' && <HolderLine realName={profile.state.data?.realName} />}
          </NewAccountForm>
        )}
      </LoadableView>
    </Card>
  );
}
