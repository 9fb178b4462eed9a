import { useLazyModule } from '@site/shared/ui';
import { Drawing } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import styles from './Sticker.module.css';
import { isSticker } from './stickers';

const load = () => import('./paintSticker');

/** A sticker whose drawing fails to load still has its name. */
const ignore = () => undefined;

/** Shows a drawn sticker. The drawings are loaded with the first one. */
export function Sticker({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const painter = useLazyModule(load, true, ignore);
  const label = t(isSticker(name) ? `sticker.${name}` : 'sticker.unknown');
  return (
    <span role="img" aria-label={label} className={styles['sticker']}>
      {painter && isSticker(name) ? <Drawing cacheKey={`sticker ${name}`} draw={() => painter.paintSticker(name)} /> : label}
    </span>
  );
}
