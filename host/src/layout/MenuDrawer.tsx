import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog, IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { ScreenRoute } from '../routing/route';
import { EditionSwitch } from './EditionSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { MemberMenu } from './MemberMenu';
import { Rail } from './Rail';
import { SiteNavigation } from './SiteNavigation';
import styles from './MenuDrawer.module.css';

/** The menus of a narrow window, opened by one button: categories, site navigation, the member area, edition and language. */
export function MenuDrawer({ route }: { readonly route: ScreenRoute }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Opened at one location, so that an arrival at another closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  return (
    <>
      <IconButton
        icon="list"
        label={t('frame.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpenedAt(key);
        }}
      />
      <Dialog
        open={isOpen}
        size="left"
        title={t('frame.menu')}
        onClose={() => {
          setOpenedAt(undefined);
        }}
        closeLabel={t('dock.close')}
      >
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
    </>
  );
}
