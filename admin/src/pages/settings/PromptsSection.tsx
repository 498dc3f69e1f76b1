import { Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { unknownPlaceholders, written } from '../../../../backend/src/rules/placeholders.rules';
import { callApi, useApiQuery } from '../../api/call-api';
import type { PromptCatalogue, PromptPreview, ProspectRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ScrollingText } from '../../components/ScrollingText';
import { fieldErrors, serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import { Field } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';

const PROMPTS = ['companySummary', 'recommendations', 'digitalScore'] as const;

/** The prompts of the AI texts, each with a preview of what a model would read about a real prospect. */
export function PromptsSection() {
  const t = useText();
  const [prospectId, setProspectId] = useState('');
  const { data } = useApiQuery('GET admin/prompts');
  const lead = (
    <>
      <p>{t('settings.prompts.lead')}</p>
      {data && (
        <p>
          {t('settings.prompts.variables')} <span className={styles.mono}>{data.variables.map(written).join(' ')}</span>
        </p>
      )}
    </>
  );
  return (
    <Section id="aiPrompts" title={t('settings.prompts.title')} lead={lead} history="aiPrompts">
      <Field source="texts.drafts" label="settings.prompts.drafts" help="settings.prompts.draftsHelp" wide />
      <ProspectChoice value={prospectId} onChange={setProspectId} />
      {data && PROMPTS.map((name) => <PromptEditor key={name} {...{ name, prospectId }} builtIn={data.builtIn[name]} />)}
    </Section>
  );
}

function ProspectChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText();
  const { data = [] } = useGetList<ProspectRecord>('prospects', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'updated_at', order: 'DESC' },
  });
  return (
    <TextField
      select
      className={styles.wide}
      label={t('settings.prompts.prospect')}
      helperText={t('settings.prompts.prospectHelp')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('settings.prompts.latest')}</option>
      {data
        .filter(({ site_url }) => site_url)
        .map((prospect) => (
          <option key={prospect.id} value={prospect.id}>
            {prospect.business_name || `${prospect.prenom} ${prospect.nom}`} · {prospect.site_url}
          </option>
        ))}
    </TextField>
  );
}

interface PromptEditorProps {
  name: keyof PromptCatalogue['builtIn'];
  builtIn: string;
  prospectId: string;
}

function PromptEditor({ name, builtIn, prospectId }: PromptEditorProps) {
  const t = useText();
  const { setValue } = useFormContext();
  const source = `aiPrompts.${name}`;
  const own = useFieldValue<string>(source);
  const preview = useMutation({
    mutationFn: () => callApi('POST admin/prompts/preview', { prompt: name, template: own, ...(prospectId && { prospectId }) }),
  });
  const unknownIn = (text: string) => {
    const unknown = unknownPlaceholders('prompt', text);
    return unknown.length > 0 ? t('settings.prompts.unknown', { names: unknown.join(', ') }) : undefined;
  };
  const isOptional = builtIn === '';
  const origin = own ? 'settings.prompts.own' : 'settings.prompts.builtIn';
  return (
    <div className={`${styles.wide} ${styles.usage}`}>
      <Field
        source={source}
        label={`settings.prompts.${name}`}
        help={isOptional ? 'settings.prompts.digitalScoreHelp' : origin}
        rows={isOptional ? 3 : 7}
        className={styles.mono}
        // an empty text stands for the built-in one
        typed={{ parse: (text) => (text === builtIn ? '' : text), format: (text) => text || builtIn }}
        validate={unknownIn}
      />
      <div className={styles.row}>
        <Button
          variant="outlined"
          onClick={() => preview.mutate()}
          aria-label={`${t('settings.prompts.preview')} – ${t(`settings.prompts.${name}`)}`}
        >
          {t('settings.prompts.preview')}
        </Button>
        {own && (
          <Button
            variant="text"
            onClick={() => setValue(source, '', { shouldDirty: true, shouldValidate: true })}
            aria-label={`${t('settings.prompts.reset')} – ${t(`settings.prompts.${name}`)}`}
          >
            {t('settings.prompts.reset')}
          </Button>
        )}
      </div>
      {preview.error && <Banner tone="poor">{Object.values(fieldErrors(preview.error))[0] ?? serverMessage(preview.error)}</Banner>}
      {preview.data && <Preview {...preview.data} />}
    </div>
  );
}

function Preview({ unknown, text, prospect: { company, domain }, data }: PromptPreview) {
  const t = useText();
  return (
    <>
      {unknown.length > 0 && <Banner tone="poor">{t('settings.prompts.unknown', { names: unknown.join(', ') })}</Banner>}
      {text != null && (
        <div>
          <p className={styles.grey}>{t('settings.prompts.about', { company, domain })}</p>
          <ScrollingText>{`${text}\n\n${JSON.stringify(JSON.parse(data), null, 2)}`}</ScrollingText>
        </div>
      )}
    </>
  );
}
