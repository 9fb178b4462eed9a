import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ConditionWay } from './participation';
import { useConditionWays } from './useConditionWays';

interface ConditionLinksProps {
  readonly ways: readonly ConditionWay[];
  readonly size?: 'sm' | 'lg';
}

/** Links to the pages where a missing condition is met, without those that are switched off. */
export function ConditionLinks({ ways, size = 'lg' }: ConditionLinksProps) {
  const { t } = useTranslation();
  const linksOf = useConditionWays();
  return linksOf(ways).map(({ way, link }) => (
    <ButtonLink key={way} size={size} {...link}>
      {t(`promotion.way.${way}`)}
    </ButtonLink>
  ));
}
