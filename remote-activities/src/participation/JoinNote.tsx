import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { ProtectionLink } from '@site/shared/protection';
import { ButtonLink, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Joined, Participation } from './participation';

interface JoinNoteProps {
  readonly request: KeyedRequest<unknown, unknown>;
  /** Set to also show a note about a gift that was paid. */
  readonly participation?: Participation;
  /** Selects the wording: a gift or a rebate is claimed, a draw is made. */
  readonly of?: 'promotion' | 'draw' | 'rebate';
}

/** Shows the outcome of a claim or draw, and hints while it is pending. */
export function JoinNote({ request, participation, of = 'promotion' }: JoinNoteProps) {
  const { t } = useTranslation();
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(`joining.${of}.checking_note`)}>
          {t(`joining.${of}.checking_hint`)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t(`joining.${of}.refused`)}>
          {t(`joining.${of}.refused_hint`)}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t(`joining.${of}.closed`)}>
          {t(`joining.${of}.closed_hint`)}
        </Note>
      );
    case 'idle':
    case 'sending':
    case 'succeeded':
      return participation?.status === 'joined' ? <PaidNote joined={participation} /> : null;
  }
}

function PaidNote({ joined: { reward, joinedAt, againAt } }: { readonly joined: Joined }) {
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
