import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { Note, Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import { chooseRebate } from './rebateApi';
import styles from './RebateScreen.module.css';

interface RebateWayProps {
  readonly isAutomatic: boolean;
  readonly onChosen: () => void;
}

/** Shows the member's choice between automatic payment and claiming here. */
export function RebateWay({ isAutomatic, onChosen }: RebateWayProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const choose = async (next: boolean) => {
    setIsBusy(true);
    const result = await chooseRebate(http, next);
    setIsBusy(false);
    setFault(result.ok ? undefined : failureText(result.failure, tShared));
    if (!result.ok) return;
    overlays.toast(t(next ? 'rebate.now_automatic' : 'rebate.now_claimed'), 'success');
    onChosen();
  };

  return (
    <div className={styles['way']}>
      <Switch checked={isAutomatic} disabled={isBusy} onChange={(next) => void choose(next)}>
        {t('rebate.automatic')}
      </Switch>
      <p className={styles['note']}>{t(isAutomatic ? 'rebate.automatic_hint' : 'rebate.claimed_hint')}</p>
      {fault !== undefined && (
        <Note tone="danger" live="assertive" title={fault}>
          {t('rebate.not_chosen')}
        </Note>
      )}
    </div>
  );
}
