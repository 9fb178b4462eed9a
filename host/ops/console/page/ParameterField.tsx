import { useCallback } from 'react';
import { textInput } from '@site/shared/input';
import { Checkbox, Field, Select, TextField } from '@site/shared/ui';
import { TEXT_LENGTH_MOST, type ParameterBody, type ReleaseBody } from '../wire';
import { keyOf, useTranslation, type Translate } from './i18n';
import { useOps } from './OpsContext';
import { usePolled } from './usePolled';

export interface ParameterFieldProps {
  readonly build: string;
  readonly remote: string | undefined;
  readonly parameter: ParameterBody;
  readonly value: string | boolean | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** Shows the control of one parameter by its kind. */
export function ParameterField(props: ParameterFieldProps) {
  const { t } = useTranslation();
  const { parameter, value, remote, error, onChange } = props;
  const label = fieldName(parameter, t);
  const hintKey = keyOf('hints', parameter.name);
  const hint = hintKey && t(hintKey);
  if (parameter.kind === 'flag') {
    return (
      <Checkbox checked={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (parameter.kind === 'version' && remote !== undefined) return <VersionField {...props} remote={remote} label={label} hint={hint} />;
  return (
    <TextField
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      hint={hint}
      error={error}
      {...(parameter.kind === 'time' ? { type: 'datetime-local' } : { reads: textInput(TEXT_LENGTH_MOST) })}
    />
  );
}

interface VersionFieldProps extends ParameterFieldProps {
  readonly remote: string;
  readonly label: string;
  readonly hint: string | undefined;
}

/** Selects a release of the store; a text field for its prefix when the store does not respond. */
function VersionField({ build, remote, parameter, value, label, hint, error, onChange }: VersionFieldProps) {
  const { t } = useTranslation();
  const { api } = useOps();
  const read = useCallback(() => api.releases(build, remote), [api, build, remote]);
  const [releases] = usePolled(read);
  const text = typeof value === 'string' ? value : '';
  if (releases.status === 'failed') {
    return <TextField label={label} value={text} onChange={onChange} hint={hint} error={error ?? errorOf(releases.error)} />;
  }
  const options = (releases.data?.releases ?? []).map((release) => ({ value: release.version, label: describe(release, t) }));
  return (
    <Field label={label} hint={hint} error={error}>
      <Select
        value={text === '' ? undefined : text}
        placeholder={t(parameter.isRequired ? 'change.choose' : 'change.none')}
        disabled={releases.status === 'loading'}
        options={parameter.isRequired ? options : [{ value: '', label: t('change.none') }, ...options]}
        onChange={onChange}
      />
    </Field>
  );
}

function errorOf(failure: { readonly kind: string; readonly message?: string }): string | undefined {
  return failure.message;
}

function describe({ version, standing, requires }: ReleaseBody, t: Translate): string {
  const name = standing === 'active' ? t('releases.active') : standing === 'previous' ? t('releases.previous') : undefined;
  return [version, requires, ...(name === undefined ? [] : [name])].join(' · ');
}

/** Returns the label of a parameter; its command line name when the page has no text for it. */
export function fieldName({ name }: ParameterBody, t: Translate): string {
  const key = keyOf('parameters', name);
  return key === undefined ? name : t(key);
}
