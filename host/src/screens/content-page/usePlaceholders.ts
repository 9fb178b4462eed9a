import { useReadable } from '@site/shared/contract/useReadable';
import { DISPUTE_WINDOW_DAYS, MIN_AGE_YEARS, PASSWORD_LENGTH, RECORDS_KEPT_YEARS, USERNAME_LENGTH } from '@site/shared/validation';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';
import type { Placeholders } from './fillPlaceholders';

/**
 * Returns the values for the placeholders of the site's texts: the brand of the themed build (R-LEGAL-26: `brand.name`
 * of `host/ops/builds/<name>.json`), and the limits that the product enforces.
 */
export function usePlaceholders(): Placeholders {
  const { brandIn } = useShell();
  const { locale } = useDisplay();
  const { name } = brandIn(useReadable(locale.current));
  return {
    brand: name,
    min_age: MIN_AGE_YEARS,
    terms_version: TERMS_VERSION,
    records_years: RECORDS_KEPT_YEARS,
    dispute_days: DISPUTE_WINDOW_DAYS,
    username_min: USERNAME_LENGTH.min,
    username_max: USERNAME_LENGTH.max,
    password_min: PASSWORD_LENGTH.min,
    password_max: PASSWORD_LENGTH.max,
  };
}
