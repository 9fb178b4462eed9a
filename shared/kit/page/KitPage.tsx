import { useEffect } from 'react';
import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { PageBar } from '@site/shared/ui/PageBar';
import { Segmented } from '@site/shared/ui/Segmented';
import { BUILDS } from './builds';
import type { GroupId } from './i18n';
import { useTranslation } from './i18n';
import type { KitSection } from './KitSection';
import { GROUPS } from './sections';
import type { Settings } from './useSettings';
import { useSettings } from './useSettings';
import styles from './KitPage.module.css';

/** Shows all components in the edition, themed build and language that are selected at the top. */
export function KitPage() {
  const { t } = useTranslation();
  const [settings, change] = useSettings();
  const title = t('page.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles['page']}>
      <PageBar className={styles['bar']} title={title} aside={<Controls settings={settings} onChange={change} />} />
      <nav aria-label={t('page.contents')} className={styles['contents']}>
        {GROUPS.map(({ id, sections }) => (
          <div key={id} className={styles['group']}>
            <p className={styles['group_name']}>{t(`groups.${id}`)}</p>
            {sections.map((section) => (
              <a key={section.id} href={`#${section.id}`} className={styles['link']}>
                {t(`sections.${section.id}.title`)}
              </a>
            ))}
          </div>
        ))}
      </nav>
      <main className={styles['main']}>
        <p className={styles['intro']}>{t('page.intro')}</p>
        {GROUPS.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </main>
    </div>
  );
}

function Controls({ settings, onChange }: { readonly settings: Settings; readonly onChange: (change: Partial<Settings>) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        size="sm"
        label={t('bar.edition')}
        value={settings.edition}
        options={EDITIONS.map((value) => ({ value, label: t(`bar.${value}`) }))}
        onChange={(edition) => {
          onChange({ edition });
        }}
      />
      <Segmented
        size="sm"
        label={t('bar.build')}
        value={settings.build}
        options={BUILDS.map(({ build, name }) => ({ value: build, label: name[settings.locale] }))}
        onChange={(build) => {
          onChange({ build });
        }}
      />
      <Segmented
        size="sm"
        label={t('bar.language')}
        value={settings.locale}
        options={LOCALES.map((value) => ({ value, label: t(value === 'zh-CN' ? 'locale.simplified' : 'locale.traditional') }))}
        onChange={(locale) => {
          onChange({ locale });
        }}
      />
    </>
  );
}

function Group({ id, sections }: { readonly id: GroupId; readonly sections: readonly KitSection[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={styles['group_title']}>
        {t(`groups.${id}`)}
      </h2>
      {sections.map(({ id: section, shows, View }) => (
        <section key={section} id={section} aria-labelledby={`${section}-title`} className={styles['section']}>
          <h3 id={`${section}-title`} className={styles['section_title']}>
            {t(`sections.${section}.title`)}
          </h3>
          <p className={styles['code']} lang="en">
            {shows.join(' · ')}
          </p>
          <p className={styles['note']}>{t(`sections.${section}.note`)}</p>
          <div className={styles['specimens']}>
            <View />
          </div>
        </section>
      ))}
    </section>
  );
}
