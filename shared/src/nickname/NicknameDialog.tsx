import { useState } from 'react';
import { useServices } from '@site/shared/contract/ServicesContext';
import { useSharedTranslation } from '@site/shared/i18n';
import { textInput } from '../input';
import { failureText } from '@site/shared/loadable';
import { Button, Dialog, Form, TextField } from '../ui';
import { isNickname, NICKNAME_MAX_LENGTH } from './nickname';
import styles from './NicknameDialog.module.css';
import { chooseNickname } from './nicknameApi';

const READS_NICKNAME = textInput(NICKNAME_MAX_LENGTH);

/**
 * Renders a dialog for choosing a nickname, which others see instead of the masked name. It can be chosen once. Emits
 * `member/changed`.
 */
export function NicknameDialog({ onClose }: { readonly onClose: () => void }) {
  const { http, bus, overlays } = useServices();
  const { t } = useSharedTranslation();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    const result = await chooseNickname(http, typed.trim());
    setIsBusy(false);
    if (result.ok) {
      bus.emit('member/changed', {});
      overlays.toast(t('nickname.named', { name: result.data }), 'success');
      onClose();
    } else if (result.failure.kind !== 'aborted') setRefusal(failureText(result.failure, t));
  };
  return (
    <Dialog open title={t('nickname.title')} onClose={onClose} closeLabel={t('nickname.close')}>
      <Form
        className={styles['form']}
        onSubmit={() => {
          if (isNickname(typed) && !isBusy) void send();
        }}
      >
        <TextField
          label={t('nickname.title')}
          reads={READS_NICKNAME}
          autoComplete="off"
          value={typed}
          hint={t('nickname.rule')}
          error={refusal}
          onChange={(next) => {
            setTyped(next);
            setRefusal(undefined);
          }}
        />
        <Button type="submit" variant="primary" block loading={isBusy} disabled={!isNickname(typed)}>
          {t('nickname.choose_for_good')}
        </Button>
      </Form>
    </Dialog>
  );
}
