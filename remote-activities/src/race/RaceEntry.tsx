import { useEffect, useId, useRef, useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, Checkbox, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from '../ui/Panel.module.css';
import { enterRace } from './raceApi';

type Entering = { readonly status: 'idle' } | { readonly status: 'sending' } | { readonly status: 'failed'; readonly failure: CallFailure };

interface RaceEntryProps {
  readonly promotionId: string;
  readonly onEntered: () => void;
}

/**
 * Shows the entry to the race. The member agrees to the terms first, because the board shows their name. Agreeing twice
 * is harmless, so the request can be repeated after a lost answer.
 */
export function RaceEntry({ promotionId, onEntered }: RaceEntryProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const reasonId = useId();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [entering, setEntering] = useState<Entering>({ status: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const handleEnter = async () => {
    controller.current = new AbortController();
    setEntering({ status: 'sending' });
    const result = await enterRace(http, promotionId, { signal: controller.current.signal });
    if (result.ok) {
      overlays.toast(t('race.entered_toast'), 'success');
      onEntered();
    } else if (result.failure.kind !== 'aborted') {
      setEntering({ status: 'failed', failure: result.failure });
    }
  };

  return (
    <div className={styles['part']}>
      {entering.status === 'failed' && (
        <Note tone="danger" live="assertive" title={t('race.not_entered')}>
          {failureText(entering.failure, tShared)}
        </Note>
      )}
      <Checkbox checked={hasAgreed} onChange={setHasAgreed}>
        {t('race.terms')}
      </Checkbox>
      <div className={styles['action']}>
        <Button
          variant="primary"
          size="lg"
          disabled={!hasAgreed}
          loading={entering.status === 'sending'}
          aria-describedby={hasAgreed ? undefined : reasonId}
          onClick={() => void handleEnter()}
        >
          {t('race.enter')}
        </Button>
        {!hasAgreed && (
          <span id={reasonId} className={styles['reason']}>
            {t('race.terms_missing')}
          </span>
        )}
      </div>
    </div>
  );
}
