import { useState } from 'react';
import { wholeInput } from '@site/shared/input';
import { formatYuan, type Fen } from '@site/shared/money';
import { Button, Dialog, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { isFault, MOST_QUICK_STAKES, QUICK_STAKE_BOUNDS, quickStakesOf, textsOf, USUAL_QUICK_STAKES } from './quickStakeRules';
import styles from './QuickStakesDialog.module.css';

interface QuickStakesDialogProps {
  readonly stakes: readonly Fen[];
  readonly onSave: (stakes: readonly Fen[]) => void;
  readonly onClose: () => void;
}

/** Shows the form that edits the member's quick stakes. An amount left empty is not shown. */
export function QuickStakesDialog({ stakes, onSave, onClose }: QuickStakesDialogProps) {
  const { t } = useTranslation();
  const [texts, setTexts] = useState(() => textsOf(stakes));
  const [isJudged, setIsJudged] = useState(false);
  const bounds = { min: formatYuan(QUICK_STAKE_BOUNDS.min), max: formatYuan(QUICK_STAKE_BOUNDS.max) };
  const isEmpty = texts.every((text) => text === '');

  const save = () => {
    const chosen = quickStakesOf(texts);
    setIsJudged(true);
    if (chosen === undefined) return;
    onSave(chosen);
    onClose();
  };
  const errorOf = (text: string, index: number) => {
    if (!isJudged) return undefined;
    if (isEmpty && index === 0) return t('quick_stakes.none');
    return isFault(text) ? t('quick_stakes.range', bounds) : undefined;
  };
  return (
    <Dialog open title={t('quick_stakes.title')} onClose={onClose} closeLabel={t('quick_stakes.close')}>
      <Form onSubmit={save}>
        <p className={styles['hint']}>{t('quick_stakes.hint', { ...bounds, count: MOST_QUICK_STAKES })}</p>
        <div className={styles['fields']}>
          {texts.map((text, index) => (
            <TextField
              key={index}
              label={t('quick_stakes.amount', { place: index + 1 })}
              value={text}
              reads={wholeInput}
              inputMode="numeric"
              autoComplete="off"
              error={errorOf(text, index)}
              onChange={(next) => {
                setTexts(texts.with(index, next));
              }}
            />
          ))}
        </div>
        <div className={styles['buttons']}>
          <Button
            onClick={() => {
              setTexts(textsOf(USUAL_QUICK_STAKES));
            }}
          >
            {t('quick_stakes.usual')}
          </Button>
          <Button type="submit" variant="primary">
            {t('quick_stakes.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
