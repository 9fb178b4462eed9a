import { LOCALES, type Locale } from '@site/shared/contract/services';
import { IconButton, Menu, MenuItem } from '@site/shared/ui';
import { useTranslation, type HostKey } from '../i18n';
import { useShell } from '../ShellContext';

const NAMES: Readonly<Record<Locale, HostKey>> = { 'zh-CN': 'frame.simplified', 'zh-TW': 'frame.traditional' };

/** The two display languages, each under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { locale } = useShell();
  return (
    <Menu trigger={<IconButton icon="globe" label={t('frame.language')} />}>
      {LOCALES.map((value) => (
        <MenuItem
          key={value}
          onSelect={() => {
            void locale.choose(value);
          }}
        >
          {t(NAMES[value])}
        </MenuItem>
      ))}
    </Menu>
  );
}
