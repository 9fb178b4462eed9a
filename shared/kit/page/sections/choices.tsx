import { useState } from 'react';
import { AmountChip } from '@site/shared/ui/AmountChip';
import { Checkbox } from '@site/shared/ui/Checkbox';
import { Chip } from '@site/shared/ui/Chip';
import { Field } from '@site/shared/ui/Field';
import { Segmented } from '@site/shared/ui/Segmented';
import { Select } from '@site/shared/ui/Select';
import { Switch } from '@site/shared/ui/Switch';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';

type Bank = 'icbc' | 'cmb' | 'off';

function Banks({ start, error, disabled }: { readonly start?: Bank; readonly error?: string; readonly disabled?: boolean }) {
  const { t } = useTranslation();
  const [bank, setBank] = useState<Bank | undefined>(start);
  const options = [
    { value: 'icbc', label: t('sample.bank_icbc') },
    { value: 'cmb', label: t('sample.bank_cmb') },
    { value: 'off', label: t('sample.bank_off'), disabled: true },
  ] as const;
  return (
    <Field label={t('sample.bank')} error={error}>
      <Select options={options} value={bank} onChange={setBank} placeholder={t('sample.bank_choose')} disabled={disabled} />
    </Field>
  );
}

function Selects() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.empty')} fill>
        <Banks />
      </Specimen>
      <Specimen name={t('states.selected')} fill>
        <Banks start="cmb" />
      </Specimen>
      <Specimen name={t('states.invalid')} fill>
        <Banks error={t('sample.bank_refused')} />
      </Specimen>
      <Specimen name={t('states.disabled')} fill>
        <Banks start="cmb" disabled />
      </Specimen>
    </>
  );
}

function Checkboxes() {
  const { t } = useTranslation();
  const [remembered, setRemembered] = useState(true);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <Specimen name={t('states.selected')}>
        <Checkbox checked={remembered} onChange={setRemembered}>
          {t('sample.remember')}
        </Checkbox>
      </Specimen>
      <Specimen name={t('states.invalid')}>
        <Checkbox checked={agreed} onChange={setAgreed} aria-invalid>
          {t('sample.agree')}
        </Checkbox>
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <Checkbox checked onChange={setRemembered} disabled>
          {t('sample.remember')}
        </Checkbox>
        <Checkbox checked={false} onChange={setRemembered} disabled>
          {t('sample.remember')}
        </Checkbox>
      </Specimen>
    </>
  );
}

function Switches() {
  const { t } = useTranslation();
  const [on, setOn] = useState(true);
  return (
    <>
      <Specimen name={t('states.default')}>
        <Switch checked={on} onChange={setOn}>
          {t('sample.hide_zero')}
        </Switch>
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <Switch checked onChange={setOn} disabled>
          {t('sample.hide_zero')}
        </Switch>
      </Specimen>
    </>
  );
}

function Segments() {
  const { t } = useTranslation();
  const [odds, setOdds] = useState('hong_kong');
  const options = [
    { value: 'hong_kong', label: t('sample.hong_kong') },
    { value: 'malay', label: t('sample.malay') },
    { value: 'indonesian', label: t('sample.indonesian'), disabled: true },
  ];
  return (
    <>
      <Specimen name={t('states.default')}>
        <Segmented label={t('sample.odds')} options={options} value={odds} onChange={setOdds} />
      </Specimen>
      <Specimen name={t('states.sizes')}>
        <Segmented label={t('sample.odds')} options={options} value={odds} onChange={setOdds} size="sm" />
      </Specimen>
    </>
  );
}

function Chips() {
  const { t } = useTranslation();
  const [day, setDay] = useState('live');
  const days = ['live', 'today', 'early'] as const;
  const chips = (look: 'solid' | 'soft') =>
    days.map((value, index) => (
      <Chip
        key={value}
        look={look}
        pressed={day === value}
        count={32 + index * 91}
        onClick={() => {
          setDay(value);
        }}
      >
        {t(`sample.${value}`)}
      </Chip>
    ));
  return (
    <>
      <Specimen name="solid">{chips('solid')}</Specimen>
      <Specimen name="soft">{chips('soft')}</Specimen>
      <Specimen name={t('states.disabled')}>
        <Chip pressed={false} disabled>
          {t('sample.all')}
        </Chip>
      </Specimen>
    </>
  );
}

const SUMS = ['100', '500', '1,000'];

function AmountChips() {
  const { t } = useTranslation();
  const [sum, setSum] = useState('500');
  const chips = (size: 'sm' | 'md') =>
    SUMS.map((value) => (
      <AmountChip
        key={value}
        size={size}
        pressed={sum === value}
        mark={value === '1,000' ? t('sample.recommended') : undefined}
        onClick={() => {
          setSum(value);
        }}
      >
        {value}
      </AmountChip>
    ));
  return (
    <>
      <Specimen name={t('states.selected')}>{chips('md')}</Specimen>
      <Specimen name={t('states.sizes')}>{chips('sm')}</Specimen>
      <Specimen name={t('states.disabled')}>
        <AmountChip disabled>50,000</AmountChip>
      </Specimen>
    </>
  );
}

export const CHOICES: readonly KitSection[] = [
  { id: 'select', shows: ['Select'], View: Selects },
  { id: 'checkbox', shows: ['Checkbox'], View: Checkboxes },
  { id: 'switch', shows: ['Switch'], View: Switches },
  { id: 'segmented', shows: ['Segmented', 'SpreadRadio'], View: Segments },
  { id: 'chip', shows: ['Chip'], View: Chips },
  { id: 'amount_chip', shows: ['AmountChip'], View: AmountChips },
];
