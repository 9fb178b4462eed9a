import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { textInput } from '@site/shared/input';
import { failureText } from '@site/shared/loadable';
import { Button, Dialog, Form, TextField } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { isNickname, NICKNAME_MAX_LENGTH } from './nickname';
import styles from './NicknameDialog.module.css';
import { chooseNickname } from './peopleApi';

const READS_NICKNAME = textInput(NICKNAME_MAX_LENGTH);

interface NicknameDialogProps {
  readonly onClose: () => void;
  readonly onNamed: () => void;
}

/** A nickname is chosen, once. */
export function NicknameDialog({ onClose, onNamed }: NicknameDialogProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    const result = await chooseNickname(http, typed.trim());
    setIsBusy(false);
    if (result.ok) {
      overlays.toast(t('people.named', { name: result.data }), 'success');
      onClose();
      onNamed();
    } else if (result.failure.is !== 'aborted') setRefusal(failureText(result.failure, tShared));
  };
  return (
    <Dialog open title={t('people.nickname')} onClose={onClose} closeLabel={t('people.close')}>
      <Form
        className={styles['form']}
        onSubmit={() => {
          if (isNickname(typed) && !isBusy) void send();
        }}
      >
        <TextField
          label={t('people.nickname')}
          reads={READS_NICKNAME}
          autoComplete="off"
          value={typed}
          hint={t('people.nickname_rule')}
          error={refusal}
          onChange={(next) => {
            setTyped(next);
            setRefusal(undefined);
          }}
        />
        <Button type="submit" variant="primary" block loading={isBusy} disabled={!isNickname(typed)}>
          {t('people.choose_for_good')}
        </Button>
      </Form>
    </Dialog>
  );
}
