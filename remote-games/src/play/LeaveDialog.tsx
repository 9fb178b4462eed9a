import { useState } from 'react';
import { formatYuan, type Fen } from '@site/shared/money';
import { Button, Checkbox, Dialog } from '@site/shared/ui';
import { useTranslation } from './texts';

interface LeaveDialogProps {
  readonly there: Fen;
  readonly isBusy: boolean;
  readonly onBringBack: (isForAllTimes: boolean) => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Offers to return the venue's money to the central wallet before the game is left. */
export function LeaveDialog({ there, isBusy, onBringBack, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  const [isForAllTimes, setIsForAllTimes] = useState(false);
  return (
    <Dialog
      open
      title={t('leave.title')}
      {...(isBusy ? {} : { onClose: onStay, closeLabel: t('leave.stay') })}
      footer={
        <>
          <Button onClick={onLeave} disabled={isBusy}>
            {t('leave.without')}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            onClick={() => {
              onBringBack(isForAllTimes);
            }}
          >
            {t(isBusy ? 'bring_back.busy' : 'leave.with')}
          </Button>
        </>
      }
    >
      <p>{t('leave.question', { amount: formatYuan(there) })}</p>
      <p>{t('leave.locked')}</p>
      <p>{t('leave.left')}</p>
      <Checkbox checked={isForAllTimes} disabled={isBusy} onChange={setIsForAllTimes}>
        {t('leave.always')}
      </Checkbox>
    </Dialog>
  );
}
