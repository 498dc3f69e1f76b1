import { useState } from 'react';
import { callApi, useApiQuery } from '../../api/call-api';
import type { MailAccountRecord, SenderDomain, SettingsOf } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import { SingleFieldForm } from './SingleFieldForm';
import styles from './settings.module.css';

const TONES: Record<SenderDomain['findings'][number]['verdict'], Tone> = { good: 'good', fair: 'fair', poor: 'poor', unknown: 'neutral' };

/** SPF, DKIM, DMARC and MX of the sender's domain, and what to publish. */
export function SenderDomainSection({ record: { used } }: { record: MailAccountRecord }) {
  const t = useText();
  const { data: kept } = useApiQuery(
    'GET admin/settings/:key',
    { key: 'campaigns' },
    { queryKey: ['settings', 'campaigns', 'dkim'], refetchOnWindowFocus: false },
  );
  const selector = (kept?.value as SettingsOf<'campaigns'> | undefined)?.dkimSelector ?? '';
  const [answer, setAnswer] = useState<SenderDomain | null>(null);
  const check = async (dkimSelector: string) => {
    setAnswer(await callApi('POST admin/mail-account/domain', { dkimSelector }));
    // asked for once
    if (kept && dkimSelector !== selector)
      await callApi('PUT admin/settings/:key', { key: 'campaigns', value: { ...(kept.value as object), dkimSelector }, base: kept.value });
  };
  return (
    <Section id="sender-domain" title={t('settings.mail.domain.title')} lead={t('settings.mail.domain.lead')}>
      <SingleFieldForm
        name="dkimSelector"
        value={selector}
        label="settings.mail.domain.selector"
        help="settings.mail.domain.selectorHelp"
        ask={check}
        submit="settings.mail.domain.check"
        busy="settings.mail.domain.checking"
        disabled={used === 'none'}
      />
      {answer && (
        <div className={styles.wide}>
          <p className={styles.help}>{t('settings.mail.domain.caption', { domain: answer.domain, host: answer.host })}</p>
          {answer.is_silent ? (
            <Banner tone="fair" title={t('settings.mail.domain.silent')}>
              {t('settings.mail.domain.silentText')}
            </Banner>
          ) : (
            <Findings findings={answer.findings} />
          )}
        </div>
      )}
    </Section>
  );
}

function Findings({ findings }: Pick<SenderDomain, 'findings'>) {
  const t = useText();
  return (
    <ul className={styles.findings}>
      {findings.map(({ name, verdict, found, message, advice }) => (
        <li key={name}>
          <strong>{name.toUpperCase()}</strong>
          <Status tone={TONES[verdict]}>{t(`settings.mail.domain.${verdict}`)}</Status>
          <div>
            {message} {advice && <span className={styles.help}>{advice}</span>}
            {found && <p className={styles.mono}>{found}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
