import { Button, CodeField, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import { INPUT_LENGTHS } from '../limits';
import type { Challenge } from '../challenge';
import { GetCodeButton, VoiceLink } from '../ui/CodeButtons';
import styles from '../ui/Form.module.css';
import { FormFoot } from '../ui/FormFoot';
import { PhoneCheckDialog } from './PhoneCheckDialog';
import { useNewDevice } from './useNewDevice';
import { VoiceCallDialog } from '../ui/VoiceCallDialog';

/**
 * Shows the verification of a new device after a login was refused as risky. Implements R-AUTH-04, R-NEWDEV-01 to
 * R-NEWDEV-08.
 */
export function NewDeviceForm({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const device = useNewDevice(challenge);
  const { code, codeError, request, nextCodeAt } = device;
  return (
    <>
      <Form className={styles['form']} onSubmit={() => void device.submit()}>
        <h2 className={styles['title']}>{t('new_device.title')}</h2>
        <Note tone="warning" title={challenge.message} live="polite" />
        <p className={styles['phone']}>
          {t('new_device.phone')} <b>{challenge.phoneNumber}</b>
        </p>
        <CodeField
          label={t('new_device.code')}
          length={INPUT_LENGTHS.newDeviceCode}
          value={code}
          error={codeError}
          onChange={device.typeCode}
          suffix={
            <GetCodeButton
              nextCodeAt={nextCodeAt}
              onClick={() => {
                device.askForCode('sms');
              }}
            />
          }
        />
        <VoiceLink
          nextCodeAt={nextCodeAt}
          onClick={() => {
            device.askForCode('voice');
          }}
        />
        <Button type="submit" variant="primary" size="lg" block loading={device.isSigningIn}>
          {t('new_device.submit')}
        </Button>
        <p className={styles['ways']}>
          <button
            type="button"
            className={styles['link']}
            onClick={() => {
              signIn.switchTo('login');
            }}
          >
            {t('new_device.switch_account')}
          </button>
        </p>
        <FormFoot
          question={t('sign_in.no_account')}
          way={t('sign_in.to_register')}
          onWay={() => {
            signIn.switchTo('register');
          }}
        />
      </Form>
      {(request.status === 'checking' || request.status === 'sending') && (
        <PhoneCheckDialog
          phone={challenge.phoneNumber}
          digits={request.digits}
          error={device.phoneError}
          isBusy={request.status === 'sending'}
          onType={device.typeDigits}
          onConfirm={() => void device.confirmPhone()}
          onClose={device.closeRequest}
        />
      )}
      {request.status === 'calling' && <VoiceCallDialog phone={challenge.phoneNumber} onClose={device.closeRequest} />}
    </>
  );
}
