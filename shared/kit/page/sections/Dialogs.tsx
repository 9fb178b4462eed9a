import { useState } from 'react';
import { Button } from '@site/shared/ui/essentials/Button';
import { Dialog } from '@site/shared/ui/Dialog';
import { Icon } from '@site/shared/ui/essentials/Icon';
import { TextField } from '@site/shared/ui/TextField';
import { useTranslation } from '../i18n';
import { Specimen } from '../Specimen';

/** Shows the two kinds of dialogs: a tip that requires an answer, and a form. */
export function Dialogs() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'none' | 'tips' | 'form'>('none');
  const [card, setCard] = useState('');
  const close = () => {
    setOpen('none');
  };
  return (
    <>
      <Specimen name="tips">
        <Button
          onClick={() => {
            setOpen('tips');
          }}
        >
          {t('sample.open_tips')}
        </Button>
      </Specimen>
      <Specimen name="md">
        <Button
          onClick={() => {
            setOpen('form');
          }}
        >
          {t('sample.open_form')}
        </Button>
      </Specimen>
      <Dialog
        open={open === 'tips'}
        size="tips"
        role="alertdialog"
        sign={<Icon name="shield" size="lg" />}
        title={t('sample.tips_title')}
        onClose={close}
        closeLabel={t('sample.close')}
        footer={<Answers confirm={t('sample.confirm')} onAnswer={close} />}
      >
        {t('sample.tips_text')}
      </Dialog>
      <Dialog
        open={open === 'form'}
        title={t('sample.form_title')}
        onClose={close}
        closeLabel={t('sample.close')}
        footer={<Answers confirm={t('sample.save')} onAnswer={close} />}
      >
        <TextField label={t('sample.card_number')} inputMode="numeric" value={card} onChange={setCard} />
      </Dialog>
    </>
  );
}

function Answers({ confirm, onAnswer }: { readonly confirm: string; readonly onAnswer: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onAnswer}>{t('sample.cancel')}</Button>
      <Button variant="primary" onClick={onAnswer}>
        {confirm}
      </Button>
    </>
  );
}
