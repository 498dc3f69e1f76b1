import { useId, useState } from 'react';
import { Link } from 'react-router';
import { LANGUAGES, type Language } from '../../../../backend/src/rules/language.rules';
import { useApiQuery } from '../../api/call-api';
import type { MailTemplate } from '../../api/types';
import { EmailPreview } from '../../components/EmailPreview';
import { PageHead } from '../../components/PageHead';
import { QueryContent } from '../../components/QueryContent';
import { useText } from '../../i18n/use-text';
import { Choices } from '../../list/filters';

/** All e-mail templates with sample data; those for prospects in each language. */
export function TemplatePreviews() {
  const t = useText();
  const [language, setLanguage] = useState<Language>('fr');
  const [chosen, setChosen] = useState('');
  const query = useApiQuery('GET admin/mail/templates', { lang: language });
  return (
    <>
      <PageHead
        title={t('outbox.preview.title')}
        lead={t('outbox.preview.lead')}
        back={<Link to="/outbox">{t('outbox.preview.back')}</Link>}
      />
      <Choices
        label={t('outbox.preview.language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`prospects.language.${value}`) }))}
        current={language}
        onChange={setLanguage}
      />
      <QueryContent query={query} failed={t('app.list.errorTitle')}>
        {(templates) => <Preview templates={templates} chosen={chosen} onChoose={setChosen} />}
      </QueryContent>
    </>
  );
}

interface PreviewProps {
  templates: MailTemplate[];
  chosen: string;
  onChoose: (id: string) => void;
}

function Preview({ templates, chosen, onChoose }: PreviewProps) {
  const t = useText();
  const id = useId();
  const template = templates.find((one) => one.id === chosen) ?? templates[0];
  if (!template) return null;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('outbox.preview.choose')}</label>
        <select id={id} value={template.id} onChange={({ target }) => onChoose(target.value)}>
          {templates.map(({ id: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <h2 className="mt-6">{template.subject}</h2>
      <EmailPreview key={template.id} html={template.body_html} text={template.body_text} />
    </>
  );
}
