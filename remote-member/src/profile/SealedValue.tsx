import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { IconButton } from '@site/shared/ui';
import { openSealed } from '../member-data/profileApi';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from './texts';
import styles from './SealedValue.module.css';

interface SealedValueProps {
  readonly name: string;
  readonly masked: string;
  readonly sealed: string;
}

/**
 * Shows a masked value that its owner can reveal. The full value is discarded when the view unmounts. Implements
 * R-FLAG-04.
 */
export function SealedValue({ name, masked, sealed }: SealedValueProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { t: shared } = useSharedTranslation();
  const { isSending, submit } = useSubmission();
  const [full, setFull] = useState<string>();

  const reveal = () =>
    submit(async (ending) => {
      const result = await openSealed(http, sealed, ending);
      if (result.ok) setFull(result.data);
      else overlays.toast(failureText(result.failure, shared), 'warning');
      return result;
    });
  return (
    <span className={styles['value']}>
      {full ?? masked}
      <IconButton
        icon={full === undefined ? 'eye' : 'eye-off'}
        size="sm"
        label={t(full === undefined ? 'userinfo.account.reveal' : 'userinfo.account.conceal', { name })}
        disabled={isSending}
        onClick={() => {
          if (full === undefined) void reveal();
          else setFull(undefined);
        }}
      />
    </span>
  );
}
