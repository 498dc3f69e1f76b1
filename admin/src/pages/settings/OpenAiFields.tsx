import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import styles from './settings.module.css';

const GROUPS = [
  ['gpt35', ['gpt-3.5-turbo', 'gpt-3.5-turbo-16k', 'gpt-3.5-turbo-instruct']],
  ['gpt4', ['gpt-4', 'gpt-4-32k', 'gpt-4-turbo', 'gpt-4o', 'gpt-4o-mini']],
  ['special', ['gpt-4-vision-preview']],
  ['claude', ['claude-3-opus', 'claude-3-sonnet', 'claude-3-haiku']],
  ['light', ['gpt-3.5-turbo-0125', 'llama-3-8b', 'mistral-small']],
] as const;
const LISTED: string[] = GROUPS.flatMap(([, models]) => [...models]);
/** What calls use where nothing is stored beside the key (specification 3, section 9). */
const DEFAULTS = { model: 'gpt-4o-mini', temperature: 0.7, max_tokens: 500 };
/** What the form starts with for a first key. */
export const FIRST_CHOICE = { ...DEFAULTS, model: 'gpt-3.5-turbo' };
const OTHER = 'other';

interface OpenAiFieldsProps {
  value: Record<string, unknown>;
  errors: Record<string, string>;
  onChange: (value: Record<string, unknown>) => void;
}

/** Which model writes, how freely and how much. */
export function OpenAiFields({ value, errors, onChange }: OpenAiFieldsProps) {
  const t = useText();
  const id = useId();
  const chosen = { ...DEFAULTS, ...(value as Partial<typeof DEFAULTS>) };
  const [isOther, setOther] = useState(!LISTED.includes(chosen.model));
  const set = (name: string, next: unknown) => onChange({ ...chosen, [name]: next });
  const choose = (model: string) => {
    setOther(model === OTHER);
    set('model', model === OTHER ? '' : model);
  };
  const number = (text: string) => (text === '' ? null : Number(text));
  const errorOf = (name: string) => errors[`metadata.${name}`];
  return (
    <>
      <FieldFrame id={`${id}-model`} label={t('settings.keys.model')} error={isOther ? undefined : errorOf('model')}>
        <select
          id={`${id}-model`}
          value={isOther ? OTHER : chosen.model}
          onChange={({ target }) => choose(target.value)}
          {...described(`${id}-model`, undefined, isOther ? undefined : errorOf('model'))}
        >
          {GROUPS.map(([group, models]) => (
            <optgroup key={group} label={t(`settings.keys.groups.${group}`)}>
              {models.map((model) => (
                <option key={model} value={model}>
                  {model}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OTHER}>{t('settings.keys.otherModel')}</option>
        </select>
      </FieldFrame>
      {isOther && (
        <FieldFrame id={`${id}-name`} label={t('settings.keys.modelName')} help={t('settings.keys.modelNameHelp')} error={errorOf('model')}>
          <input
            id={`${id}-name`}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={chosen.model}
            onChange={({ target }) => set('model', target.value)}
            {...described(`${id}-name`, true, errorOf('model'))}
          />
        </FieldFrame>
      )}
      <FieldFrame
        id={`${id}-temperature`}
        label={t('settings.keys.temperature')}
        help={t('settings.keys.temperatureHelp')}
        error={errorOf('temperature')}
      >
        <input
          className={styles.number}
          type="number"
          min={0}
          max={2}
          step={0.1}
          value={chosen.temperature ?? ''}
          onChange={({ target }) => set('temperature', number(target.value))}
          id={`${id}-temperature`}
          {...described(`${id}-temperature`, true, errorOf('temperature'))}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-tokens`} label={t('settings.keys.tokens')} help={t('settings.keys.tokensHelp')} error={errorOf('max_tokens')}>
        <input
          className={styles.number}
          type="number"
          min={1}
          max={4000}
          value={chosen.max_tokens ?? ''}
          onChange={({ target }) => set('max_tokens', number(target.value))}
          id={`${id}-tokens`}
          {...described(`${id}-tokens`, true, errorOf('max_tokens'))}
        />
      </FieldFrame>
    </>
  );
}
