import { useState } from 'react';
import { Button, Dialog } from '@site/shared/ui';
import type { LineBody } from '../../platformWire';
import type { OpsResult } from '../createOpsApi';
import type { PictureBody } from '../../platformWire';
import { useTranslation, type Translate } from '../i18n';
import { useOps } from '../OpsContext';
import styles from './PlatformView.module.css';

/** Returns the text of a message, or the caption of its picture. */
export function wordsOfLine({ text, picture }: Pick<LineBody, 'text' | 'picture'>, t: Translate): string {
  if (picture !== undefined) return t('platform.picture.caption', { text }).trim();
  return text === '' ? t('platform.report.no_text') : text;
}

/** Shows the picture of a message, loaded on demand. */
export function LinePicture({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation();
  const { api } = useOps();
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<OpsResult<PictureBody>>();
  const title = t('platform.picture.of', { name });
  const load = async () => {
    setIsOpen(true);
    setResult(await api.picture(id));
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void load()}>
        {t('platform.picture.show')}
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        size="lg"
        closeLabel={t('platform.picture.close')}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        {result === undefined ? (
          <p>{t('platform.picture.loading')}</p>
        ) : result.ok ? (
          <img src={`data:image/jpeg;base64,${result.data.content}`} alt={title} className={styles['picture']} />
        ) : (
          <p role="alert">{t('platform.picture.gone')}</p>
        )}
      </Dialog>
    </>
  );
}
