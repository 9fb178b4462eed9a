import { useEffect, useState } from 'react';
import { Button } from '@site/shared/ui/essentials/Button';
import type { NoteTone } from '@site/shared/ui/essentials/Note';
import { ToastView } from '@site/shared/ui/ToastView';
import { useTranslation } from '../i18n';
import { Specimen } from '../Specimen';

const TOAST_MS = 2400;

const TEXTS = { info: 'login_first', success: 'copied', warning: 'slow', danger: 'refused' } as const satisfies Record<NoteTone, string>;
const TONES = Object.keys(TEXTS) as NoteTone[];

/** Shows one toast at a time, with the host's duration. */
export function Toasts() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ readonly tone: NoteTone }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(undefined);
    }, TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return (
    <Specimen name={t('states.tones')} wide>
      {TONES.map((tone) => (
        <Button
          key={tone}
          onClick={() => {
            setShown({ tone });
          }}
        >
          {tone}
        </Button>
      ))}
      <div role="status">{shown && <ToastView tone={shown.tone}>{t(`sample.${TEXTS[shown.tone]}`)}</ToastView>}</div>
    </Specimen>
  );
}
