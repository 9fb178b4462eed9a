import { oddsFormatLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { ODDS_FORMATS, type OddsFormat } from '@site/shared/odds';
import { useTranslation } from './texts';
import { LabelledSelect } from '../ui/LabelledSelect';

interface FormatChoiceProps {
  readonly format: OddsFormat;
  readonly onFormat: (format: OddsFormat) => void;
}

export function FormatChoice({ format, onFormat }: FormatChoiceProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const options = ODDS_FORMATS.map((value) => ({ value, label: oddsFormatLabel(value, tBetting) }));
  return <LabelledSelect label={t('odds.format')} value={format} options={options} onChange={onFormat} />;
}
