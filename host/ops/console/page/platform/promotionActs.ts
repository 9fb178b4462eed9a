import { readWhole } from '@site/shared/input';
import { EXCLUSION_KINDS, type AudienceBody, type PlatformOrderBody, type PromotionBody } from '../../platformWire';
import { keyOf, localized, type Translate } from '../i18n';
import { toMoment, toTyped } from '../moments';
import type { Act, ActField, ActValues } from './acts';
import { bonusFields, bonusOf, bonusValues } from './bonusFields';
import { leavesOf, nameOf, withTyped, type Leaf } from './terms';

const AUDIENCE_FIELDS = ['grade', 'newWithinDays', 'sites', 'agents', 'bound', ...EXCLUSION_KINDS.map(onePerField)];

/** Returns the actions of a promotion in its current state. `now` is the platform's clock. */
export function actsOfPromotion(promotion: PromotionBody, now: number, locale: string, t: Translate): readonly Act[] {
  const { id, state, isChanged } = promotion;
  const title = localized(promotion.title, locale);
  return [
    {
      title: t('platform.promotion.change', { title }),
      effect: t('platform.promotion.change_effect'),
      fields: fieldsOf(promotion, locale, t),
      initial: valuesOf(promotion),
      toOrder: (values) => toChange(promotion, values),
    },
    ...(state === 'ended'
      ? []
      : [
          {
            title: t('platform.promotion.end', { title }),
            effect: t('platform.promotion.end_effect'),
            isDangerous: true,
            toOrder: () => ({ act: 'promotion', body: { id, endsAt: new Date(now).toISOString() } }) as const,
          },
        ]),
    ...(isChanged
      ? [
          {
            title: t('platform.promotion.reset', { title }),
            effect: t('platform.promotion.reset_effect'),
            toOrder: () =>
              ({ act: 'promotion', body: { id, startsAt: null, endsAt: null, terms: null, audience: null, bonus: null } }) as const,
          },
        ]
      : []),
  ];
}

function fieldsOf(promotion: PromotionBody, locale: string, t: Translate): readonly ActField[] {
  return [
    { name: 'startsAt', label: t('platform.promotion.starts_at'), kind: 'time' },
    { name: 'endsAt', label: t('platform.promotion.ends_at'), kind: 'time', hint: t('platform.promotion.ends_at_hint') },
    ...leavesOf(promotion.terms).map(
      ({ path, value }) =>
        ({
          name: nameOf(path),
          label: labelOf(path, promotion, locale, t),
          kind: typeof value === 'number' ? 'whole' : 'amount',
        }) as const,
    ),
    { name: 'grade', label: t('platform.promotion.grade'), kind: 'whole', hint: t('platform.promotion.everyone') },
    { name: 'newWithinDays', label: t('platform.promotion.new_within_days'), kind: 'whole', hint: t('platform.promotion.everyone') },
    { name: 'sites', label: t('platform.promotion.sites'), kind: 'text', hint: t('platform.promotion.sites_hint') },
    { name: 'agents', label: t('platform.promotion.agents'), kind: 'text', hint: t('platform.promotion.agents_hint') },
    ...bonusFields(t),
    { name: 'bound', label: t('platform.promotion.bound'), kind: 'flag' },
    ...EXCLUSION_KINDS.map((kind) => ({ name: onePerField(kind), label: t(`platform.promotion.one_per.${kind}`), kind: 'flag' as const })),
  ];
}

function valuesOf({ startsAt, endsAt, terms, audience, bonus }: PromotionBody): ActValues {
  return {
    startsAt: toTyped(startsAt),
    endsAt: endsAt === null ? '' : toTyped(endsAt),
    ...Object.fromEntries(leavesOf(terms).map(({ path, value }) => [nameOf(path), String(value)])),
    grade: audience.grade?.toString() ?? '',
    newWithinDays: audience.newWithinDays?.toString() ?? '',
    sites: audience.sites?.join(',') ?? '',
    agents: audience.agents?.join(',') ?? '',
    bound: audience.bound ?? false,
    ...Object.fromEntries(EXCLUSION_KINDS.map((kind) => [onePerField(kind), audience.onePer?.includes(kind) ?? false])),
    ...bonusValues(bonus),
  };
}

/** Returns only the changed values; undefined when there are none. */
function toChange(promotion: PromotionBody, values: ActValues): PlatformOrderBody | undefined {
  const before = valuesOf(promotion);
  const isOther = (name: string): boolean => values[name] !== before[name];
  const typed = Object.fromEntries(leavesOf(promotion.terms).map(({ path }) => [nameOf(path), String(values[nameOf(path)] ?? '').trim()]));
  const change = {
    ...(isOther('startsAt') && { startsAt: momentOf(values['startsAt']) ?? null }),
    ...(isOther('endsAt') && { endsAt: momentOf(values['endsAt']) ?? 'open' }),
    ...(Object.keys(typed).some(isOther) && { terms: withTyped(promotion.terms, typed) }),
    ...(AUDIENCE_FIELDS.some(isOther) && { audience: audienceOf(values) }),
    ...(Object.keys(bonusValues(promotion.bonus)).some(isOther) && { bonus: bonusOf(values) }),
  };
  return Object.keys(change).length === 0 ? undefined : { act: 'promotion', body: { id: promotion.id, ...change } };
}

function momentOf(typed: string | boolean | undefined): string | undefined {
  return typeof typed === 'string' && typed !== '' ? toMoment(typed) : undefined;
}

function audienceOf(values: ActValues): AudienceBody {
  const { grade, newWithinDays, sites, agents, bound } = values;
  const [least, days] = [readWhole(String(grade ?? '')), readWhole(String(newWithinDays ?? ''))];
  const onePer = EXCLUSION_KINDS.filter((kind) => values[onePerField(kind)] === true);
  return {
    ...(least !== undefined && { grade: least }),
    ...(days !== undefined && { newWithinDays: days }),
    ...(listOf(sites).length > 0 && { sites: listOf(sites) }),
    ...(listOf(agents).length > 0 && { agents: listOf(agents).map((code) => code.toUpperCase()) }),
    ...(bound === true && { bound }),
    ...(onePer.length > 0 && { onePer }),
  };
}

/** Splits a text at commas or spaces. */
function listOf(typed: string | boolean | undefined): string[] {
  return String(typed ?? '')
    .split(/[,，\s]+/)
    .filter((each) => each !== '');
}

function onePerField(kind: (typeof EXCLUSION_KINDS)[number]): string {
  return `onePer.${kind}`;
}

/** Returns a label such as 高档 · 奖金: the term of each step; for list items the number, or the name of the prize. */
function labelOf(path: Leaf['path'], { terms, prizes }: PromotionBody, locale: string, t: Translate): string {
  const words = path.map((step, index) => {
    if (typeof step === 'string') {
      const key = keyOf('terms', step);
      return key === undefined ? step : t(key);
    }
    const id = idAt(terms, path.slice(0, index + 1));
    const prize = id === undefined ? undefined : prizes[id];
    return prize === undefined ? String(step + 1) : localized(prize, locale);
  });
  return words.join(' · ');
}

function idAt(terms: unknown, path: Leaf['path']): string | undefined {
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], terms);
  return typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : undefined;
}
