import { useState, type ReactNode } from 'react';
import { Button, Card, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { asksBirthday, type Profile } from '../member-data/profile';
import styles from './BasicCard.module.css';
import { BasicForm } from './BasicForm';
import { NicknameButton } from './NicknameButton';

interface BasicCardProps {
  readonly profile: Profile;
  /** The member has just stated who they are, in a form that is gone now. */
  readonly wasStated?: boolean;
}

/** Nickname, grade, gender, birthday and date of registration, with a form for what is missing and is not asked for elsewhere. */
export function BasicCard({ profile, wasStated = false }: BasicCardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const facts = useArrivalFocus<HTMLDListElement>(wasSaved || wasStated);
  const { gender, birthday } = profile;
  const isComplete = gender !== undefined && !asksBirthday(profile);
  const blank = t('userinfo.basic.blank');
  return (
    <Card title={t('userinfo.basic.title')} padding="lg">
      <dl ref={facts} tabIndex={-1} className={styles['facts']}>
        {profile.nickname !== undefined && <Fact name={t('userinfo.basic.nickname')} value={profile.nickname || <NicknameButton />} />}
        <Fact name={t('userinfo.basic.vip')} value={`VIP ${String(profile.vipLevel)}`} />
        <Fact name={t('userinfo.basic.register_date')} value={profile.registerDate} />
        <Fact name={t('userinfo.basic.gender')} value={gender ? t(`userinfo.basic.${gender}`) : blank} />
        <Fact name={t('userinfo.basic.birthday')} value={birthday ?? blank} />
      </dl>
      {!isComplete && (
        <div className={styles['incomplete']}>
          {isOpen ? (
            <BasicForm
              profile={profile}
              onSaved={() => {
                setIsOpen(false);
                setWasSaved(true);
              }}
              onCancel={() => {
                setIsOpen(false);
              }}
            />
          ) : (
            <Button
              variant="soft"
              icon="edit"
              onClick={() => {
                setIsOpen(true);
              }}
            >
              {t('userinfo.basic.complete')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
