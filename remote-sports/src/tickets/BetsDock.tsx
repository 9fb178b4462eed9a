import { useState } from 'react';
import { useReadable, useRouteLink, useServices, type ViewProps } from '@site/shared/contract';
import { Button, ButtonLink, Empty, Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSlipSync } from '../slip/useSlipSync';
import { BriefBets } from './BriefBets';
import { OpenBetsList } from './OpenBetsList';
import { ResultsList } from './ResultsList';
import { useCashOut } from './cash-out/useCashOut';
import { useTicketWatch } from './useTicketWatch';
import styles from './BetsDock.module.css';

type Kind = 'open' | 'settled';

/**
 * Shows the member's bets in the dock, or on home only the open ones in one line, which therefore needs no separate
 * bundle. @param params `form`: `brief` on home
 */
export function BetsDock({ params }: Partial<ViewProps>) {
  return params?.['form'] === 'brief' ? <BriefBets /> : <WholeDock />;
}

function WholeDock() {
  const { t } = useTranslation();
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member)?.userId;
  useSlipSync();
  const { reload } = useTicketWatch();
  const { confirm } = useCashOut();
  const history = useRouteLink('betRecord', {});
  const [kind, setKind] = useState<Kind>('open');

  if (!isSignedIn) {
    return (
      <Empty
        title={t('tickets.title')}
        className={styles['guest']}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              session.requireLogin();
            }}
          >
            {t('tickets.login')}
          </Button>
        }
      >
        {t('tickets.login_reason')}
      </Empty>
    );
  }
  return (
    <section className={styles['bets']} aria-label={t('tickets.title')}>
      <div className={styles['head']}>
        <Segmented
          block
          label={t('tickets.tabs')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'open', label: t('tickets.open') },
            { value: 'settled', label: t('tickets.settled') },
          ]}
        />
      </div>
      <div className={styles['list']}>
        {kind === 'open' ? (
          <OpenBetsList onRetry={reload} onCashOut={confirm} />
        ) : (
          // The key resets the list when the member changes, so that another member's results are never shown, not even
          // while loading.
          <ResultsList key={member} />
        )}
      </div>
      <footer className={styles['foot']}>
        <ButtonLink size="sm" variant="soft" block {...history}>
          {t('tickets.history')}
        </ButtonLink>
      </footer>
    </section>
  );
}

export { BetsDock as View };
