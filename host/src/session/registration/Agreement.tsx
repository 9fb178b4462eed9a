import { useId, useState } from 'react';
import { Checkbox, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from '../ui/Form.module.css';
import { LegalDialog } from './LegalDialog';
import type { LegalTopic } from './LegalTextContext';

interface AgreementProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/**
 * Asks the player to confirm their age and agree to the terms and the privacy policy. Both open over the form.
 * Implements R-AUTH-12 to R-AUTH-14, R-VAL-16.
 */
export function Agreement({ agreed, error, onChange }: AgreementProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const [topic, setTopic] = useState<LegalTopic>();
  const link = (of: LegalTopic, words: string) => (
    <button
      type="button"
      className={styles['link']}
      onClick={() => {
        setTopic(of);
      }}
    >
      {words}
    </button>
  );
  return (
    <div className={styles['agreement']}>
      <Checkbox checked={agreed} onChange={onChange} aria-invalid={error !== undefined || undefined} aria-describedby={errorId}>
        {t('register.agree_before')}
        {link('gztk', t('register.terms'))}
        {t('register.agree_between')}
        {link('ysgz', t('register.privacy'))}
      </Checkbox>
      <div id={errorId} aria-live="polite">
        {error !== undefined && (
          <p className={styles['fault']}>
            <Icon name="warning" size="xs" />
            {error}
          </p>
        )}
      </div>
      {topic && (
        <LegalDialog
          topic={topic}
          onClose={() => {
            setTopic(undefined);
          }}
        />
      )}
    </div>
  );
}
