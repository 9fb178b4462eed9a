import { useState } from 'react';
import { Hero, jadeHero, sportHero, vipHero } from '@site/shared/ui/drawings';
import type { HeroProps } from '@site/shared/ui/drawings';
import { Carousel } from '@site/shared/ui/Carousel';
import { HeroAction, HeroSlide } from '@site/shared/ui/HeroSlide';
import { DateField } from '@site/shared/ui/DateField';
import { FilterFold } from '@site/shared/ui/FilterFold';
import { PageHead } from '@site/shared/ui/PageHead';
import { Button } from '@site/shared/ui/essentials/Button';
import { Pagination } from '@site/shared/ui/Pagination';
import { AmountChip } from '@site/shared/ui/AmountChip';
import { Strip } from '@site/shared/ui/Strip';
import type { TabsProps } from '@site/shared/ui/Tabs';
import { TabPanel, Tabs } from '@site/shared/ui/Tabs';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';
import styles from './navigation.module.css';

type Way = 'bank_transfer' | 'coin' | 'wallet_pay';

function Ways({ variant }: Required<Pick<TabsProps<Way>, 'variant'>>) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('bank_transfer');
  const items = [
    { value: 'bank_transfer', label: t('sample.bank_transfer') },
    { value: 'coin', label: t('sample.coin'), count: 2 },
    { value: 'wallet_pay', label: t('sample.wallet_pay'), disabled: true },
  ] as const;
  return (
    <Tabs items={items} value={way} onChange={setWay} label={t('sample.ways')} variant={variant}>
      <TabPanel value={way} className={styles['panel']}>
        {t('sample.panel')}
      </TabPanel>
    </Tabs>
  );
}

function TabSets() {
  return (['line', 'dock', 'title'] as const).map((variant) => (
    <Specimen key={variant} name={variant} wide={variant === 'title'} fill>
      <Ways variant={variant} />
    </Specimen>
  ));
}

function Paginations() {
  const { t } = useTranslation();
  const [page, setPage] = useState(6);
  return (
    <Specimen name={t('states.current')} wide>
      <Pagination page={page} total={196} onChange={setPage} label={t('sample.pages')} />
    </Specimen>
  );
}

function Carousels() {
  const { t } = useTranslation();
  const slide = (id: 'parlay' | 'first' | 'vip', hero: HeroProps['hero']) => ({
    id,
    title: t(`sample.slide_${id}`),
    content: (
      <HeroSlide
        level={2}
        drawing={<Hero hero={hero} width={1176} height={376} />}
        eyebrow={t('sample.season')}
        lines={[t(`sample.slide_${id}`)]}
        text={t('sample.slide_text')}
        actions={
          <HeroAction variant="primary" href="#carousel">
            {t('sample.join')}
          </HeroAction>
        }
      />
    ),
  });
  const slides = [slide('parlay', sportHero), slide('first', jadeHero), slide('vip', vipHero)];
  return (
    <Specimen name={t('states.default')} wide fill>
      <Carousel label={t('sample.promotions')} slides={slides} className={styles['carousel']} />
    </Specimen>
  );
}

function Strips() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(3);
  return (
    <Specimen name={t('states.current')} wide fill>
      <Strip role="group" aria-label={t('sample.ways')}>
        {Array.from({ length: 12 }, (_each, index) => (
          <AmountChip
            key={index}
            pressed={index === chosen}
            onClick={() => {
              setChosen(index);
            }}
          >
            {`${t('sample.bank_transfer')} ${String(index + 1)}`}
          </AmountChip>
        ))}
      </Strip>
    </Specimen>
  );
}

function FilterFolds() {
  const { t } = useTranslation();
  const [day, setDay] = useState('');
  return (
    <Specimen name={t('states.default')} wide fill>
      <FilterFold count={day === '' ? 0 : 1}>
        <DateField label={t('sample.day')} value={day} onChange={setDay} />
      </FilterFold>
    </Specimen>
  );
}

function PageHeads() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')} wide fill>
      <PageHead title={t('sample.withdraw')} hint={t('sample.slide_text')} tools={<Button size="sm">{t('sample.view_rules')}</Button>} />
    </Specimen>
  );
}

export const NAVIGATION: readonly KitSection[] = [
  { id: 'page_head', shows: ['PageHead'], View: PageHeads },
  { id: 'tabs', shows: ['Tabs', 'TabPanel'], View: TabSets },
  { id: 'pagination', shows: ['Pagination'], View: Paginations },
  { id: 'strip', shows: ['Strip'], View: Strips },
  { id: 'filter_fold', shows: ['FilterFold'], View: FilterFolds },
  { id: 'carousel', shows: ['Carousel'], View: Carousels },
];
