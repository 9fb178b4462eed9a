import { Card, Button, ButtonLink } from '@site/shared/ui';
import { useSiteLink } from '../../routing/useSiteLink';
import { useRouting } from '../../routing/RoutingContext';
import { useShell } from '../../services/ShellContext';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import { usePlaceholders } from '../content-page/usePlaceholders';
import styles from './DownloadScreen.module.css';
import { MobileAddress } from './MobileAddress';
import { PhoneDrawing } from './PhoneDrawing';
import { useDownloadTexts } from './useDownloadTexts';

/**
 * Renders `/download`: the site on a phone.
 *
 * Assumption (R-UI-07): there is no package to install. The page shows the mobile address as a link and a QR code, and
 * how to add it to the home screen of each device. Implements R-ROUTE-15.
 */
export function DownloadScreen() {
  const texts = useDownloadTexts();
  const placeholders = usePlaceholders();
  return (
    <div className={styles['page']}>
      <Card padding="lg">
        <div className={styles['head']}>
          <div className={styles['words']}>
            <div>
              <h1 className={styles['title']}>{fillPlaceholders(texts.title, placeholders)}</h1>
              <p className={styles['text']}>{texts.text}</p>
            </div>
            <MobileAddress />
          </div>
          <PhoneDrawing />
        </div>
      </Card>
      <Devices />
      <Card title={texts.safety_title} padding="lg" aside={<HeroActions />}>
        <p className={styles['text']}>{fillPlaceholders(texts.safety, placeholders)}</p>
      </Card>
    </div>
  );
}

function Devices() {
  const texts = useDownloadTexts();
  return (
    <section>
      <h2 className={styles['heading']}>{texts.steps_title}</h2>
      <div className={styles['devices']}>
        {texts.devices.map((device) => (
          <Card key={device.title} padding="lg">
            <h3 className={styles['name']}>{device.title}</h3>
            <p className={styles['with']}>{device.with}</p>
            <ol className={styles['steps']}>
              {device.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </section>
  );
}

function HeroActions() {
  const texts = useDownloadTexts();
  const { navigation } = useRouting();
  const { contactService } = useShell();
  const linkTo = useSiteLink();
  return (
    <>
      <ButtonLink size="sm" {...linkTo(navigation.href('tjllq', {}))}>
        {texts.help}
      </ButtonLink>
      <Button size="sm" onClick={contactService}>
        {texts.contact}
      </Button>
    </>
  );
}
