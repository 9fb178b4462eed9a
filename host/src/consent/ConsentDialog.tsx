import { useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Button, Checkbox, Dialog, Note } from '@site/shared/ui';
import { agreeToTermsCall, TERMS_VERSION } from '@site/shared/wire/consent';
import { useDisplay } from '../edition/DisplayContext';
import { useRouting } from '../routing/RoutingContext';
import { fillPlaceholders } from '../screens/content-page/fillPlaceholders';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import styles from './ConsentDialog.module.css';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW } as const;

/**
 * Asks the member to agree to changed terms or sign out. Both texts open in separate tabs.
 *
 * @param agreed agreed version of the terms; empty for none
 */
export function ConsentDialog({ agreed }: { readonly agreed: string }) {
  const texts = TEXTS[useReadable(useDisplay().locale.current)];
  const { http } = useShell();
  const { session } = useSession();
  const { navigation } = useRouting();
  const [isChecked, setIsChecked] = useState(false);
  const [state, setState] = useState<'shown' | 'sending' | 'failed'>('shown');

  const isFirst = agreed === '';

  const agree = async (): Promise<void> => {
    setState('sending');
    const result = await http.send(agreeToTermsCall, { version: TERMS_VERSION }, { onError: 'silent' });
    if (result.ok) session.agreeToTerms(TERMS_VERSION);
    else setState('failed');
  };

  const link = (topic: 'gztk' | 'ysgz', words: string) => (
    <a href={navigation.href(topic, {})} target="_blank" rel="noreferrer" className={styles['link']}>
      {words}
    </a>
  );
  return (
    <Dialog
      open
      role="alertdialog"
      layer="captcha"
      title={isFirst ? texts.first_title : texts.title}
      footer={
        <>
          <Button
            disabled={state === 'sending'}
            onClick={() => {
              session.end();
            }}
          >
            {texts.sign_out}
          </Button>
          <Button variant="primary" loading={state === 'sending'} disabled={!isChecked} onClick={() => void agree()}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{fillPlaceholders(isFirst ? texts.first : texts.changed, { version: TERMS_VERSION })}</p>
      <p className={styles['text']}>{texts.money}</p>
      <Checkbox checked={isChecked} onChange={setIsChecked}>
        {texts.read}
        {link('gztk', texts.terms)}
        {texts.and}
        {link('ysgz', texts.privacy)}
      </Checkbox>
      {state === 'failed' && <Note tone="danger" live="assertive" title={texts.failed} />}
    </Dialog>
  );
}
