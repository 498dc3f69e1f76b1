import { TextField } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MODEL } from '../../../../backend/src/rules/setting-fields.rules';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import { Field } from './fields';

const GROUPS = [
  ['gpt35', ['gpt-3.5-turbo', 'gpt-3.5-turbo-16k', 'gpt-3.5-turbo-instruct']],
  ['gpt4', ['gpt-4', 'gpt-4-32k', 'gpt-4-turbo', 'gpt-4o', 'gpt-4o-mini']],
  ['special', ['gpt-4-vision-preview']],
  ['claude', ['claude-3-opus', 'claude-3-sonnet', 'claude-3-haiku']],
  ['light', ['gpt-3.5-turbo-0125', 'llama-3-8b', 'mistral-small']],
] as const;
const LISTED: string[] = GROUPS.flatMap(([, models]) => [...models]);
/** What calls use where nothing is stored beside the key (specification 3, section 9). */
const DEFAULTS = { model: MODEL.model.standard, temperature: MODEL.temperature.standard, max_tokens: MODEL.max_tokens.standard };
/** What the form starts with for a first key. */
export const FIRST_CHOICE = { ...DEFAULTS, model: 'gpt-3.5-turbo' };
const OTHER = 'other';

export const withDefaults = (metadata: object) => ({ ...DEFAULTS, ...metadata });

const SOURCE = 'metadata.model';
/** Empty is what the server stands by. */
const bounds = ({ standard, ...numbers }: { min: number; max: number; step?: number; standard: number }) => ({
  ...numbers,
  optional: true,
});

/** Which model writes, how freely and how much. */
export function OpenAiFields() {
  const t = useText();
  const { setValue, getValues } = useFormContext();
  const model = useFieldValue<string>(SOURCE);
  const [isOther, setOther] = useState(() => !LISTED.includes(getValues(SOURCE)));
  const choose = (choice: string) => {
    setOther(choice === OTHER);
    setValue(SOURCE, choice === OTHER ? '' : choice, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        select
        label={t('settings.keys.model')}
        value={isOther ? OTHER : model}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {GROUPS.map(([group, models]) => (
          <optgroup key={group} label={t(`settings.keys.groups.${group}`)}>
            {models.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={OTHER}>{t('settings.keys.otherModel')}</option>
      </TextField>
      {isOther && <Field source={SOURCE} label="settings.keys.modelName" help="settings.keys.modelNameHelp" maxLength={MODEL.model.max} />}
      <Field
        source="metadata.temperature"
        label="settings.keys.temperature"
        help="settings.keys.temperatureHelp"
        kind="number"
        {...bounds(MODEL.temperature)}
      />
      <Field
        source="metadata.max_tokens"
        label="settings.keys.tokens"
        help="settings.keys.tokensHelp"
        kind="number"
        {...bounds(MODEL.max_tokens)}
      />
    </>
  );
}
