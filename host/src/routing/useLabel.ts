import { useCallback } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useDisplay } from '../edition/DisplayContext';
import { useTranslation } from './texts';
import type { Label } from './route';

/** Returns a function that reads labels: a text of the host by its key, one of a remote in the current language. */
export function useLabel(): (label: Label) => string {
  const { t } = useTranslation();
  const locale = useReadable(useDisplay().locale.current);
  return useCallback((label) => (typeof label === 'string' ? t(label) : label[locale]), [t, locale]);
}
