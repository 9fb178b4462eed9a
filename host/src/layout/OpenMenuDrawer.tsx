import { Dialog } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ScreenRoute } from '../routing/route';
import { EditionSwitch } from './EditionSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { MemberMenu } from './MemberMenu';
import { Rail } from './Rail';
import { SiteNavigation } from './SiteNavigation';
import styles from './OpenMenuDrawer.module.css';

interface OpenMenuDrawerProps {
  readonly route: ScreenRoute;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows categories, site navigation, the member area, edition and language in a drawer. */
export function OpenMenuDrawer({ route, open, onClose }: OpenMenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} size="left" title={t('frame.menu')} onClose={onClose} closeLabel={t('dock.close')}>
      <div className={styles['menus']}>
        <Rail current={route.menu} />
        <SiteNavigation current={route.menu} />
        {route.area === 'member' && <MemberMenu route={route} />}
        <div className={styles['settings']}>
          <EditionSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </Dialog>
  );
}
