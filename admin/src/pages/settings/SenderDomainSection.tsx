import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { MailAccountRecord, SenderDomain } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { fieldErrors, wordsOf } from './use-drafts';

const TONES: Record<SenderDomain['findings'][number]['verdict'], Tone> = { good: 'good', fair: 'fair', poor: 'poor', unknown: 'neutral' };

/** SPF, DKIM, DMARC and MX of the sender's domain, and what to publish. */
export function SenderDomainSection({ record: { used } }: { record: MailAccountRecord }) {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [dkimSelector, setSelector] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<SenderDomain | null>(null);
  const [failure, setFailure] = useState<{ field: string | undefined; message: string } | null>(null);
  const check = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setAnswer(await server.checkSenderDomain(dkimSelector));
    } catch (error) {
      setFailure({ field: fieldErrors(error).dkimSelector, message: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('settings.mail.domain.title')} lead={t('settings.mail.domain.lead')}>
      <FieldFrame id={id} label={t('settings.mail.domain.selector')} help={t('settings.mail.domain.selectorHelp')} error={failure?.field}>
        <input
          id={id}
          autoComplete="off"
          value={dkimSelector}
          onChange={({ target }) => setSelector(target.value)}
          {...described(id, true, failure?.field)}
        />
      </FieldFrame>
      <div className={`${styles.row} ${styles.wide}`}>
        <Button variant="outlined" disabled={isBusy || used === 'none'} onClick={() => void check()}>
          {t(isBusy ? 'settings.mail.domain.checking' : 'settings.mail.domain.check')}
        </Button>
      </div>
      {failure && !failure.field && (
        <div className={styles.wide}>
          <Banner tone="poor">{failure.message}</Banner>
        </div>
      )}
      {answer && (
        <div className={`${styles.scroll} ${styles.wide}`}>
          <table className={styles.table}>
            <caption className={styles.help}>{t('settings.mail.domain.caption', { domain: answer.domain, host: answer.host })}</caption>
            <tbody>
              {answer.findings.map(({ name, verdict, found, message, advice }) => (
                <tr key={name}>
                  <th scope="row">{name.toUpperCase()}</th>
                  <td>
                    <Status tone={TONES[verdict]}>{t(`settings.mail.domain.${verdict}`)}</Status>
                  </td>
                  <td>
                    {message} {advice && <span className={styles.help}>{advice}</span>}
                    {found && <p className={styles.mono}>{found}</p>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
