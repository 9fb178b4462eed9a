import { BrandMark } from '@site/shared/ui';
import { useShell } from '../services/ShellContext';

/** The mark of the themed build, or that of the house. The name stands beside it as text. */
export function SiteMark({ className }: { readonly className: string | undefined }) {
  const { brandMark } = useShell();
  return brandMark === undefined ? <BrandMark className={className} /> : <img src={brandMark} alt="" className={className} />;
}
