import { Button } from '@mui/material';
import type { ContactMessageRecord } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { OutsideLink, PhoneLink } from '../../components/links';
import styles from '../../components/list-page.module.css';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { SuppressionNotice } from '../suppressions/SuppressionNotice';

/** The whole message and the ways to answer it. */
export function ContactMessageDetails({ record: message }: { record: ContactMessageRecord }) {
  const t = useText();
  const { email, telephone, site_url, entreprise, handled_at, message: text, form } = message;
  const formName = FORMS.find((known) => known === form);
  return (
    <div className={styles.details}>
      <SuppressionNotice email={email} />
      <p className="prose">{text || <span className="grey">{t('contactMessages.noText')}</span>}</p>
      <Facts>
        <Fact label={t('contactMessages.email')}>{email}</Fact>
        <Fact label={t('contactMessages.column.phone')}>{telephone && <PhoneLink number={telephone} />}</Fact>
        <Fact label={t('contactMessages.company')}>{entreprise}</Fact>
        <Fact label={t('contactMessages.site')}>{site_url && <OutsideLink url={site_url} />} </Fact>
        <Fact label={t('contactMessages.form')}>{formName ? t(`contactMessages.forms.${formName}`) : form}</Fact>
        <Fact label={t('contactMessages.handledAt')}>{handled_at && dateTime(handled_at)}</Fact>
      </Facts>
      <Button variant="outlined" component="a" href={`mailto:${email}?subject=${encodeURIComponent(t('contactMessages.subject'))}`}>
        {t('contactMessages.reply')}
      </Button>
    </div>
  );
}

const FORMS = ['contact', 'final-cta', 'audit-cta', 'listing'] as const;
