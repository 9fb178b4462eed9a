import type { PartnerBody } from '../../platformWire';
import type { Translate } from '../i18n';
import type { Act } from './acts';

const DECISIONS = { approve: 'approved', refuse: 'refused', end: 'ended' } as const;

/** Returns the possible decisions on an application in its current state; the member receives the reason. */
export function actsOfPartner({ memberId, kind, login, state }: PartnerBody, t: Translate): readonly Act[] {
  const toDecision = (how: keyof typeof DECISIONS): Act => ({
    title: t(`platform.partner.${how}`, { login }),
    effect: t(`platform.partner.${how}_effect`),
    isDangerous: how !== 'approve',
    fields: [{ name: 'reason', label: t('platform.person.reason'), kind: 'text', hint: t('platform.person.reason_hint') }],
    initial: { reason: '' },
    toOrder: ({ reason }) => ({
      act: 'partner',
      body: { memberId, kind, state: DECISIONS[how], reason: typeof reason === 'string' ? reason.trim() : '' },
    }),
  });
  if (state === 'waiting') return [toDecision('approve'), toDecision('refuse')];
  return state === 'approved' ? [toDecision('end')] : [];
}
