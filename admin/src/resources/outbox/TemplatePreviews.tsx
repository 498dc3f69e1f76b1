import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../../api/ask';
import type { MailTemplate } from '../../api/types';
import { LetterFrame } from '../../components/LetterFrame';
import { Loaded } from '../../components/Loaded';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';

/** Every letter with sample data. */
export function TemplatePreviews() {
  const t = useText();
  const query = useAnswer('GET admin/mail/templates');
  return (
    <>
      <PageHead
        title={t('outbox.preview.title')}
        lead={t('outbox.preview.lead')}
        back={<Link to="/outbox">{t('outbox.preview.back')}</Link>}
      />
      <Loaded query={query} failed={t('app.list.errorTitle')}>
        {(templates) => <Preview templates={templates} />}
      </Loaded>
    </>
  );
}

function Preview({ templates }: { templates: MailTemplate[] }) {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const template = templates.find((one) => one.id === chosen) ?? templates[0];
  if (!template) return null;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('outbox.preview.choose')}</label>
        <select id={id} value={template.id} onChange={({ target }) => setChosen(target.value)}>
          {templates.map(({ id: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <h2 className="mt-6">{template.subject}</h2>
      <LetterFrame key={template.id} html={template.body_html} text={template.body_text} />
    </>
  );
}
