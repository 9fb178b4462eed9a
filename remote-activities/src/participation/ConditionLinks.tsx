import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ConditionWay } from './participation';
import { useConditionWays } from './useConditionWays';

interface ConditionLinksProps {
  readonly ways: readonly ConditionWay[];
  readonly size?: 'sm' | 'lg';
}

/** Shows links to the pages where a missing condition can be met, without those that are disabled. */
export function ConditionLinks({ ways, size = 'lg' }: ConditionLinksProps) {
  const { t } = useTranslation();
  const linksOf = useConditionWays();
  return linksOf(ways).map(({ way, link }) => (
    <ButtonLink key={way} size={size} {...link}>
      {t(`promotion.way.${way}`)}
    </ButtonLink>
  ));
}
