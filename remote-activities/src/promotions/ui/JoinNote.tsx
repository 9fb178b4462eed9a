import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Note } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { JoinRequest } from '../joinRequest';
import type { Standing } from '../standing';

interface JoinNoteProps {
  readonly standing: Standing;
  readonly request: JoinRequest<Standing>;
  /** Which words fit: a gift is claimed, a draw is made. */
  readonly of?: 'promotion' | 'draw';
}

/** What became of the joining, told plainly. */
export function JoinNote({ standing, request, of = 'promotion' }: JoinNoteProps) {
  const { t } = useTranslation();
  switch (request.status) {
    case 'checking':
      return (
        <Note tone="warning" live="polite" title={t(`${of}.checking_note`)}>
          {t(`${of}.checking_hint`)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.message || t(`${of}.refused`)}>
          {t(`${of}.refused_hint`)}
        </Note>
      );
    case 'lost':
      return (
        <Note tone="info" live="polite" title={t(`${of}.lost`)}>
          {t(`${of}.lost_hint`)}
        </Note>
      );
    case 'idle':
    case 'joining':
    case 'paid':
      return standing.kind === 'joined' ? <PaidNote standing={standing} /> : null;
  }
}

function PaidNote({ standing: { reward, joinedAt, againAt } }: { readonly standing: Extract<Standing, { readonly kind: 'joined' }> }) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('transRecord', {});
  const facts = [
    joinedAt === undefined ? undefined : t('promotion.paid_at', { time: formatShortMinute(joinedAt) }),
    againAt === undefined ? undefined : t('promotion.again_at', { time: formatShortMinute(againAt) }),
  ].filter((fact) => fact !== undefined);
  return (
    <Note
      tone="success"
      live="polite"
      title={reward === undefined ? t('promotion.paid') : t('promotion.paid_amount', { amount: formatYuan(reward) })}
      action={
        <ButtonLink size="sm" variant="soft" {...recordLink}>
          {t('promotion.record')}
        </ButtonLink>
      }
    >
      {facts.join(t('promotion.separator'))}
    </Note>
  );
}
