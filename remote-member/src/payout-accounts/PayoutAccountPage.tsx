import { useState } from 'react';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { Card, Empty, Note, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useProfile } from '../member-data/useProfile';
import { accountsOf, isFull, type PayoutAccountKind } from './payoutAccount';
import styles from './PayoutAccountPage.module.css';
import { PayoutAccountRow } from './PayoutAccountRow';
import { PayoutAccountTabs } from './PayoutAccountTabs';
import { NewPayoutAccountCard } from './NewPayoutAccountCard';
import { usePayoutAccounts } from './usePayoutAccounts';
import { usePayoutChoices } from './usePayoutChoices';

/**
 * Shows the accounts of one kind and the form for a new one. Implements R-MEMBER-12, R-MEMBER-18.
 *
 * Assumption: a card has a bank and a number, a coin address has a network and an address, an Alipay account has its
 * name. Cards and Alipay accounts use the member's own real name, which is shown read-only.
 */
export function PayoutAccountPage({ kind }: { readonly kind: PayoutAccountKind }) {
  const { t } = useTranslation();
  const { state, reload } = usePayoutAccounts();
  const choices = usePayoutChoices(kind);
  const profile = useProfile();
  const [addedId, setAddedId] = useState<string>();
  const count = state.data && accountsOf(state.data, kind).length;
  const limit = state.data?.limits[kind];

  return (
    <div className={styles['page']}>
      <PageHead title={t('accounts.title')} />
      <PayoutAccountTabs current={kind} />
      {isMissing(state) && isMissing(kind === 'alipay' ? profile.state : choices.state) ? (
        <LoadableView
          of={state}
          onRetry={() => {
            reload();
            choices.reload();
            if (isMissing(profile.state)) profile.reload();
          }}
          empty={null}
        >
          {() => null}
        </LoadableView>
      ) : (
        <div className={styles['columns']}>
          {state.data && isFull(state.data, kind) ? (
            <Note tone="info" title={t('accounts.full', { count: limit ?? 0 })}>
              {t('accounts.full_hint')}
            </Note>
          ) : (
            <NewPayoutAccountCard
              kind={kind}
              choices={choices}
              profile={profile}
              holdHours={state.data?.holdHours ?? 0}
              onAdded={(id) => {
                setAddedId(id);
                reload();
              }}
            />
          )}
          <Card
            title={t(`accounts.mine.${kind}`)}
            padding="lg"
            aside={count !== undefined && limit !== undefined && t('accounts.count', { count, limit })}
          >
            <LoadableView
              of={state}
              onRetry={reload}
              isEmpty={(book) => accountsOf(book, kind).length === 0}
              empty={<Empty title={t(`accounts.empty.${kind}`)}>{t('accounts.empty_hint')}</Empty>}
              skeleton={<Skeleton height="0.72rem" />}
            >
              {(book) => (
                <ul className={styles['list']}>
                  {accountsOf(book, kind).map((account) => (
                    <li key={account.id}>
                      <PayoutAccountRow account={account} isNew={account.id === addedId} />
                    </li>
                  ))}
                </ul>
              )}
            </LoadableView>
          </Card>
        </div>
      )}
    </div>
  );
}
