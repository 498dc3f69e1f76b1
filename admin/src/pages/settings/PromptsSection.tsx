import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { PromptCatalogue, PromptPreview, ProspectRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ScrollingText } from '../../components/ScrollingText';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame, SwitchField } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { type Drafts, fieldErrors, wordsOf } from './use-drafts';

const PROMPTS = ['companySummary', 'recommendations', 'digitalScore'] as const;

/** The prompts of the AI texts, each with a preview of what a model would read about a real prospect. */
export function PromptsSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const server = useServer();
  const [prospectId, setProspectId] = useState('');
  const { data } = useQuery({ queryKey: ['settings', 'prompt-catalogue'], queryFn: () => server.getPromptCatalogue() });
  const lead = (
    <>
      <p>{t('settings.prompts.lead')}</p>
      {data && (
        <p>
          {t('settings.prompts.variables')} <span className={styles.mono}>{data.variables.map((name) => `{{${name}}}`).join(' ')}</span>
        </p>
      )}
    </>
  );
  return (
    <Section title={t('settings.prompts.title')} lead={lead} history="aiPrompts" drafts={drafts}>
      <SwitchField
        drafts={drafts}
        of="texts"
        path="drafts"
        label={t('settings.prompts.drafts')}
        help={t('settings.prompts.draftsHelp')}
        wide
      />
      <ProspectChoice value={prospectId} onChange={setProspectId} />
      {data && PROMPTS.map((name) => <PromptEditor key={name} {...{ name, drafts, prospectId }} builtIn={data.builtIn[name]} />)}
    </Section>
  );
}

function ProspectChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText();
  const id = useId();
  const { data = [] } = useGetList<ProspectRecord>('prospects', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'updated_at', order: 'DESC' },
  });
  return (
    <FieldFrame id={id} label={t('settings.prompts.prospect')} help={t('settings.prompts.prospectHelp')} wide>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} {...described(id, true, false)}>
        <option value="">{t('settings.prompts.latest')}</option>
        {data
          .filter(({ site_url }) => site_url)
          .map((prospect) => (
            <option key={prospect.id} value={prospect.id}>
              {prospect.business_name || `${prospect.prenom} ${prospect.nom}`} · {prospect.site_url}
            </option>
          ))}
      </select>
    </FieldFrame>
  );
}

interface PromptEditorProps {
  name: keyof PromptCatalogue['builtIn'];
  builtIn: string;
  drafts: Drafts;
  prospectId: string;
}

function PromptEditor({ name, builtIn, drafts, prospectId }: PromptEditorProps) {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [preview, setPreview] = useState<PromptPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const own = String(drafts.get('aiPrompts', name) ?? '');
  const error = drafts.errorOf('aiPrompts', name);
  const isOptional = builtIn === '';
  const origin = t(own ? 'settings.prompts.own' : 'settings.prompts.builtIn');
  const help = isOptional ? t('settings.prompts.digitalScoreHelp') : origin;
  const show = async () => {
    setFailure(null);
    setPreview(null);
    try {
      setPreview(await server.previewPrompt({ prompt: name, template: own, ...(prospectId && { prospectId }) }));
    } catch (problem) {
      setFailure(Object.values(fieldErrors(problem))[0] ?? wordsOf(problem));
    }
  };
  return (
    <div className={`${styles.wide} ${styles.usage}`}>
      <FieldFrame {...{ id, help, error }} label={t(`settings.prompts.${name}`)}>
        <textarea
          id={id}
          rows={isOptional ? 3 : 7}
          className={styles.mono}
          value={own || builtIn}
          onChange={({ target }) => drafts.set('aiPrompts', name, target.value === builtIn ? '' : target.value)}
          {...described(id, help, error)}
        />
      </FieldFrame>
      <div className={styles.row}>
        <Button
          variant="outlined"
          onClick={() => void show()}
          aria-label={`${t('settings.prompts.preview')} – ${t(`settings.prompts.${name}`)}`}
        >
          {t('settings.prompts.preview')}
        </Button>
        {own && (
          <Button
            variant="text"
            onClick={() => drafts.set('aiPrompts', name, '')}
            aria-label={`${t('settings.prompts.reset')} – ${t(`settings.prompts.${name}`)}`}
          >
            {t('settings.prompts.reset')}
          </Button>
        )}
      </div>
      {failure && <Banner tone="poor">{failure}</Banner>}
      {preview && preview.unknown.length > 0 && (
        <Banner tone="poor">{t('settings.prompts.unknown', { names: preview.unknown.join(', ') })}</Banner>
      )}
      {preview?.text != null && (
        <div>
          <p className={styles.grey}>
            {t('settings.prompts.about', { company: preview.prospect.company, domain: preview.prospect.domain })}
          </p>
          <ScrollingText>{`${preview.text}\n\n${JSON.stringify(JSON.parse(preview.data), null, 2)}`}</ScrollingText>
        </div>
      )}
    </div>
  );
}
