import { Badge } from '@site/shared/ui/essentials/Badge';
import { BrandMark } from '@site/shared/ui/BrandMark';
import { Button } from '@site/shared/ui/essentials/Button';
import { Card } from '@site/shared/ui/Card';
import { Hero, sportHero } from '@site/shared/ui/drawings';
import { EmptyArt } from '@site/shared/ui/essentials/EmptyArt';
import { Fact, Facts } from '@site/shared/ui/Facts';
import { HeroAction, HeroSlide } from '@site/shared/ui/HeroSlide';
import { LanternArt } from '@site/shared/ui/LanternArt';
import { Qr } from '@site/shared/ui/Qr';
import { Cell, Column, Row, Table } from '@site/shared/ui/Table';
import type { TagTone } from '@site/shared/ui/essentials/Tag';
import { Tag } from '@site/shared/ui/essentials/Tag';
import { VipBadge } from '@site/shared/ui/VipBadge';
import { VisuallyHidden } from '@site/shared/ui/VisuallyHidden';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';
import styles from './display.module.css';

function Cards() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} wide fill>
      <Card title={t('sample.recent')} headingLevel={4} aside={<Button size="sm">{t('sample.all')}</Button>}>
        {t('sample.recent_text')}
      </Card>
    </Specimen>
  );
}

const LEVELS = [
  { level: 5, rebate: '0.90%', cap: '50,000.00' },
  { level: 6, rebate: '1.00%', cap: '80,000.00' },
  { level: 7, rebate: '1.10%', cap: '120,000.00' },
];

function Tables() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.current')} wide fill>
      <Table caption={t('sample.levels')}>
        <Column>{t('sample.level')}</Column>
        <Column align="end">{t('sample.rebate')}</Column>
        <Column align="end">{t('sample.cap')}</Column>
        {LEVELS.map(({ level, rebate, cap }) => (
          <Row key={level} current={level === 6}>
            <Cell header>
              <VipBadge level={level} />
            </Cell>
            <Cell align="end">{rebate}</Cell>
            <Cell align="end">{cap}</Cell>
          </Row>
        ))}
      </Table>
    </Specimen>
  );
}

function FactLists() {
  const { t } = useTranslation();
  return (['line', 'rows', 'ruled', 'boxes'] as const).map((form) => (
    <Specimen key={form} name={form} wide fill>
      <Facts form={form}>
        <Fact label={t('sample.level')}>VIP 6</Fact>
        <Fact label={t('sample.rebate')}>1.00%</Fact>
        <Fact label={t('sample.cap')}>80,000.00</Fact>
      </Facts>
    </Specimen>
  ));
}

const TAGS = [
  ['neutral', 'lost_bet'],
  ['accent', 'today'],
  ['live', 'live'],
  ['gilt', 'bonus'],
  ['success', 'won'],
  ['warning', 'waiting'],
  ['danger', 'refused'],
  ['hot', 'hot'],
  ['fresh', 'fresh'],
  ['jackpot', 'jackpot'],
] as const satisfies readonly (readonly [TagTone, string])[];

function Tags() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.tones')} wide>
      {TAGS.map(([tone, text]) => (
        <Tag key={tone} tone={tone}>
          {t(`sample.${text}`)}
        </Tag>
      ))}
    </Specimen>
  );
}

function Badges() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.tones')}>
      {(['alert', 'neutral', 'accent'] as const).map((tone, index) => (
        <Badge key={tone} tone={tone} count={3 + index * 60} label={t('sample.unread', { count: 3 + index * 60 })} />
      ))}
    </Specimen>
  );
}

function VipBadges() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.tones')} wide>
      {Array.from({ length: 11 }, (_, level) => (
        <VipBadge key={level} level={level} />
      ))}
    </Specimen>
  );
}

/** Text that exceeds the capacity of a QR code. */
const TOO_LONG = 'x'.repeat(3000);
const COIN_ADDRESS = 'TQ5NQh5bJtSGkxYqvB7d4oJmZ8p1cWnR2f';

function Qrs() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.default')}>
        <Qr text={COIN_ADDRESS} label={t('sample.receiving')} />
      </Specimen>
      <Specimen name={t('states.sizes')}>
        <Qr text={COIN_ADDRESS} label={t('sample.receiving')} size="sm" />
      </Specimen>
      <Specimen name={t('states.invalid')}>
        <Qr text={TOO_LONG} label={t('sample.receiving')} />
      </Specimen>
    </>
  );
}

function HeroSlides() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} wide fill>
      <HeroSlide
        level={2}
        drawing={<Hero hero={sportHero} width={1176} height={376} />}
        eyebrow={t('sample.season')}
        lines={[t('sample.slide_parlay'), t('sample.slide_line')]}
        emphasis=" 30%"
        text={t('sample.slide_text')}
        actions={
          <>
            <HeroAction variant="primary" href="#hero_slide">
              {t('sample.join')}
            </HeroAction>
            <HeroAction variant="secondary" href="#hero_slide">
              {t('sample.view_rules')}
            </HeroAction>
          </>
        }
      />
    </Specimen>
  );
}

function Marks() {
  return (
    <>
      <Specimen name="BrandMark">
        <BrandMark className={styles['mark']} />
      </Specimen>
      <Specimen name="EmptyArt">
        <EmptyArt className={styles['art']} />
      </Specimen>
      <Specimen name="LanternArt">
        <LanternArt className={styles['art']} />
      </Specimen>
    </>
  );
}

function Spoken() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')}>
      <p>
        <VisuallyHidden>{t('sample.spoken_text')}</VisuallyHidden>
        {t('sample.seen_text')}
      </p>
    </Specimen>
  );
}

export const DISPLAY: readonly KitSection[] = [
  { id: 'card', shows: ['Card'], View: Cards },
  { id: 'facts', shows: ['Facts', 'Fact'], View: FactLists },
  { id: 'table', shows: ['Table', 'Column', 'Row', 'Cell'], View: Tables },
  { id: 'tag', shows: ['Tag'], View: Tags },
  { id: 'badge', shows: ['Badge'], View: Badges },
  { id: 'vip_badge', shows: ['VipBadge'], View: VipBadges },
  { id: 'qr', shows: ['Qr'], View: Qrs },
  { id: 'hero_slide', shows: ['HeroSlide', 'HeroAction'], View: HeroSlides },
  { id: 'brand', shows: ['BrandMark', 'EmptyArt', 'LanternArt'], View: Marks },
  { id: 'spoken', shows: ['VisuallyHidden'], View: Spoken },
];
