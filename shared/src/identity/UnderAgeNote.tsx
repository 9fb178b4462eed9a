import { useServices } from '@site/shared/contract/ServicesContext';
import { useSharedTranslation } from '@site/shared/i18n';
import { Note, NoteAction } from '@site/shared/ui/essentials';
import { dayOfAge } from '../validation';

/**
 * Shows a member under 18, in place of real-money features, the day from which they can play and what they can do now.
 */
export function UnderAgeNote({ birthday }: { readonly birthday: string }) {
  const { navigation } = useServices();
  const { t } = useSharedTranslation();
  return (
    <Note
      tone="warning"
      live="polite"
      title={t('identity.under_age_title')}
      action={
        <NoteAction
          onClick={() => {
            navigation.go('takeMoney', {});
          }}
        >
          {t('identity.to_withdrawal')}
        </NoteAction>
      }
    >
      {t('identity.under_age_text', { birthday, day: dayOfAge(birthday) })}
    </Note>
  );
}
