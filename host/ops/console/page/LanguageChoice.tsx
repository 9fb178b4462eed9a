import { LOCALES, toLocale } from '@site/shared/i18n';
import { Segmented } from '@site/shared/ui';
import { i18n, useTranslation } from './i18n';

/** Switches between the two languages without a reload. */
export function LanguageChoice() {
  const { t, locale } = useTranslation();
  return (
    <Segmented
      size="sm"
      label={t('page.language')}
      value={toLocale(locale)}
      options={LOCALES.map((value) => ({ value, label: t(value === 'zh-CN' ? 'page.simplified' : 'page.traditional') }))}
      onChange={(value) => {
        void i18n.use(value);
        document.documentElement.lang = value;
      }}
    />
  );
}
