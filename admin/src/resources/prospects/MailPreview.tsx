import { Button } from '@mui/material';
import { NO_COMPANY } from '../../../../backend/src/rules/company-name.rules';
import type { ProspectRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { CopyButton } from '../../components/CopyButton';
import { DialogButton } from '../../components/DialogButton';
import { Fact, Facts } from '../../components/Facts';
import { useText } from '../../i18n/use-text';
import { displayUrl, nameOf } from './prospect-name';
import { Tool } from './Tool';

/** The message that brings the personal link, as the prospect would read it; sent from one’s own mail program. */
export function MailPreview({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { prenom, company, site_url, link, email } = prospect;
  const subject = site_url ? t('prospects.mail.subject', { site: displayUrl(site_url) }) : t('prospects.mail.subjectBare');
  const hello = prenom ? t('prospects.mail.hello', { name: prenom }) : t('prospects.mail.helloBare');
  const body = [
    hello,
    t('prospects.mail.body', { company: prenom && company === nameOf(prospect) ? NO_COMPANY : company }),
    link,
    t('prospects.mail.end'),
  ].join('\n\n');
  const send = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const foot = (
    <>
      <CopyButton text={body} label={t('prospects.mail.copy')} />
      <Button variant="contained" href={send}>
        {t('prospects.mail.send')}
      </Button>
    </>
  );
  return (
    <Tool
      title={t('prospects.mail.title')}
      text={t('prospects.mail.text')}
      action={
        <DialogButton label={t('prospects.mail.open')}>
          {(close) => (
            <AppDialog title={t('prospects.mail.title')} onClose={close} foot={foot}>
              <Facts>
                <Fact label={t('resources.prospects.fields.email')}>{email}</Fact>
                <Fact label={t('prospects.mail.subjectLabel')}>{subject}</Fact>
              </Facts>
              <p className="prose mt-3">{body}</p>
            </AppDialog>
          )}
        </DialogButton>
      }
    />
  );
}
