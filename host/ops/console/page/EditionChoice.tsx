import { useState } from 'react';
import { EDITIONS, type Edition } from '@site/shared/contract/services';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from './i18n';

/** Switches between light and dark, with the site's editions. */
export function EditionChoice() {
  const { t } = useTranslation();
  const [edition, setEdition] = useState(
    () => EDITIONS.find((each) => each === document.documentElement.dataset['edition']) ?? EDITIONS[0],
  );
  const choose = (next: Edition): void => {
    document.documentElement.dataset['edition'] = next;
    setEdition(next);
  };
  return (
    <Segmented
      size="sm"
      label={t('page.edition')}
      value={edition}
      options={EDITIONS.map((value) => ({ value, label: t(`page.${value}`) }))}
      onChange={choose}
    />
  );
}
