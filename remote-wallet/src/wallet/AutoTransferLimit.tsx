import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { readAmount } from '@site/shared/input';
import { formatYuanInput, type Fen } from '@site/shared/money';
import { AmountField, Button, Form } from '@site/shared/ui';
import { useTranslation } from './texts';
import { setAutoTransferLimit } from '../venues/venuesApi';
import styles from './AutoTransferCard.module.css';

interface AutoTransferLimitProps {
  /** Limit as stored by the platform; `undefined` when there is none. */
  readonly limit: Fen | undefined;
  readonly onSet: () => void;
}

/** Shows the field for the maximum balance that automatic transfer fills a venue to. An empty field means no limit. */
export function AutoTransferLimit({ limit, onSet }: AutoTransferLimitProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const [text, setText] = useState(limit === undefined ? '' : formatYuanInput(limit));
  const [isSetting, setIsSetting] = useState(false);
  const error = limitError(text);

  const handleSubmit = async () => {
    if (error !== undefined) return;
    setIsSetting(true);
    const result = await setAutoTransferLimit(http, readAmount(text));
    setIsSetting(false);
    if (!result.ok) return;
    overlays.toast(t('auto_transfer.limit_saved'), 'success');
    onSet();
  };

  return (
    <Form className={styles['limit']} onSubmit={() => void handleSubmit()}>
      <AmountField
        label={t('auto_transfer.limit')}
        value={text}
        onChange={setText}
        placeholder={t('auto_transfer.limit_placeholder')}
        error={error === undefined ? undefined : t(`auto_transfer.limit_error.${error}`)}
        disabled={isSetting}
      />
      <Button type="submit" variant="soft" loading={isSetting}>
        {t('auto_transfer.limit_save')}
      </Button>
    </Form>
  );
}

function limitError(text: string): 'format' | 'zero' | undefined {
  if (text.trim() === '') return undefined;
  const limit = readAmount(text);
  if (limit === undefined) return 'format';
  return limit === 0 ? 'zero' : undefined;
}
