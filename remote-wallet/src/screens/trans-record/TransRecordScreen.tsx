import { useState } from 'react';
import { Card, Chip } from '@site/shared/ui';
import { DEAL_KINDS, type DealKind } from '../../deals/deal';
import { DEAL_LOOKS } from '../../deals/ui/dealLooks';
import { useTranslation } from '../../i18n';
import { DealTable } from './DealTable';
import styles from './TransRecordScreen.module.css';

/**
 * `/mine/transRecord`: every movement of the central balance, newest first (decision 54).
 *
 * Assumption: movements are shown ten to a page with kind, amount and the balance after them, all or of one kind.
 */
export function View() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<DealKind>();

  return (
    <Card padding="lg">
      <h1 className={styles['title']}>{t('deals.title')}</h1>
      <div role="group" aria-label={t('deals.filter')} className={styles['filter']}>
        <Chip
          look="solid"
          pressed={kind === undefined}
          onClick={() => {
            setKind(undefined);
          }}
        >
          {t('deals.all')}
        </Chip>
        {DEAL_KINDS.map((option) => (
          <Chip
            key={option}
            look="solid"
            pressed={option === kind}
            onClick={() => {
              setKind(option);
            }}
          >
            {t(DEAL_LOOKS[option].text)}
          </Chip>
        ))}
      </div>
      {/* Another kind is another record: it begins on its first page. */}
      <DealTable key={kind ?? 'all'} kind={kind} />
    </Card>
  );
}
