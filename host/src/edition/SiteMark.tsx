import { BrandMark } from '@site/shared/ui';
import { useShell } from '../services/ShellContext';

/** Renders the mark of the themed build, or the default mark. Its name is text beside it. */
export function SiteMark({ className }: { readonly className: string | undefined }) {
  const { brandMark } = useShell();
  return brandMark === undefined ? <BrandMark className={className} /> : <img src={brandMark} alt="" className={className} />;
}
