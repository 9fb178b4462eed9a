import { Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { EndMark } from './EndMark';

/** A room without messages, whose first one counts as seen when it comes. */
export function EmptyRoom({ onLook }: { readonly onLook: () => () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Empty title={t('room.empty')}>{t('room.empty_hint')}</Empty>
      <EndMark onLook={onLook} />
    </>
  );
}
