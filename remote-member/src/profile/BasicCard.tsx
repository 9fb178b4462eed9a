import { useState } from 'react';
import { Button, Card, Fact, Facts, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import { asksBirthday, type Profile } from '../member-data/profile';
import styles from './BasicCard.module.css';
import { BasicForm } from './BasicForm';
import { NicknameButton } from './NicknameButton';

interface BasicCardProps {
  readonly profile: Profile;
  /** Set when the member has just submitted the identity form, which is gone now. */
  readonly wasStated?: boolean;
}

/**
 * Shows nickname, grade, gender, birthday and registration date, with a form for missing facts that no other form asks
 * for.
 */
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
      <Facts form="boxes" ref={facts} tabIndex={-1} className={styles['facts']}>
        {profile.nickname !== undefined && <Fact label={t('userinfo.basic.nickname')}>{profile.nickname || <NicknameButton />}</Fact>}
        <Fact label={t('userinfo.basic.vip')}>{`VIP ${String(profile.vipLevel)}`}</Fact>
        <Fact label={t('userinfo.basic.register_date')}>{profile.registerDate}</Fact>
        <Fact label={t('userinfo.basic.gender')}>{gender ? t(`userinfo.basic.${gender}`) : blank}</Fact>
        <Fact label={t('userinfo.basic.birthday')}>{birthday ?? blank}</Fact>
      </Facts>
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
