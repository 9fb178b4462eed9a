import { useEffect, useRef } from 'react';
import { compactInput } from '@site/shared/input';
import { Button, Form, Skeleton, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { CaptchaGesture, GraphicCaptchaState } from './captcha';
import styles from './CaptchaPanel.module.css';
import { useFaultText } from './useFaultText';

/** Maximum number of characters. Implements R-CONST-17. */
export const CAPTCHA_MAX_LENGTH = 10;

const READS_TEXT = compactInput(CAPTCHA_MAX_LENGTH);

interface GraphicCaptchaProps {
  readonly captcha: GraphicCaptchaState;
  readonly onGesture: (gesture: CaptchaGesture) => void;
}

/** Shows a picture of a text, and the field to enter it. Implements R-CAPT-01, R-VAL-31, R-VAL-32. */
export function GraphicCaptcha({ captcha: { picture, text, fault }, onGesture }: GraphicCaptchaProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const refresh = () => {
    onGesture({ type: 'refreshed' });
    field.current?.focus();
  };
  const handleSubmit = () => {
    onGesture({ type: 'submitted' });
  };
  return (
    <Form className={styles['graphic']} onSubmit={handleSubmit}>
      <div className={styles['reading']} aria-busy={picture === undefined}>
        {picture === undefined ? (
          <Skeleton width="1.6rem" height="0.56rem" />
        ) : (
          <button type="button" className={styles['picture']} tabIndex={-1} onClick={refresh}>
            <img src={picture.image} alt={t('captcha.picture')} draggable={false} />
          </button>
        )}
        <button type="button" className={styles['next']} aria-disabled={picture === undefined} onClick={refresh}>
          {t('captcha.next_picture')}
        </button>
      </div>
      <TextField
        ref={field}
        label={t('captcha.text')}
        placeholder={t('captcha.text_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        reads={READS_TEXT}
        value={text}
        error={useFaultText(fault)}
        onChange={(typed) => {
          onGesture({ type: 'typed', text: typed });
        }}
      />
      <Button type="submit" variant="primary" block>
        {t('captcha.submit')}
      </Button>
    </Form>
  );
}
