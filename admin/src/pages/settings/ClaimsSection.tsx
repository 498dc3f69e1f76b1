import { Button } from '@mui/material';
import { CLAIM_NAMES } from '../../../../backend/src/rules/claims.rules';
import { useText } from '../../i18n/use-text';
import { SwitchField, TextField } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

const QUOTE = ['author', 'company', 'before', 'after'] as const;
const EMPTY = { quote: '', author: '', company: '', before: '', after: '', example: false };
const MAX_QUOTES = 3;

/** What the agency says about itself; an empty claim disappears from every page. */
export function ClaimsSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const quotes = (drafts.get('claims', 'testimonials') ?? []) as unknown[];
  const setQuotes = (next: unknown[]) => drafts.set('claims', 'testimonials', next);
  return (
    <Section title={t('settings.claims.title')} lead={t('settings.claims.lead')} history="claims" drafts={drafts}>
      {CLAIM_NAMES.map((name) => (
        <TextField
          key={name}
          drafts={drafts}
          of="claims"
          path={name}
          label={t(`settings.claims.${name}`)}
          help={t(`settings.claims.use.${name}`)}
          wide={name === 'trafficPromise'}
        />
      ))}
      {quotes.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote has no name of its own, and its fields keep no state
        <fieldset key={index} className={`${styles.fields} ${styles.wide} ${styles.group}`}>
          <legend className={styles.legend}>{t('settings.claims.testimonial', { number: index + 1 })}</legend>
          <TextField drafts={drafts} of="claims" path={`testimonials.${index}.quote`} label={t('settings.claims.quote')} rows={2} />
          {QUOTE.map((name) => (
            <TextField key={name} drafts={drafts} of="claims" path={`testimonials.${index}.${name}`} label={t(`settings.claims.${name}`)} />
          ))}
          <SwitchField
            drafts={drafts}
            of="claims"
            path={`testimonials.${index}.example`}
            label={t('settings.claims.example')}
            help={t('settings.claims.exampleHelp')}
          />
          <p>
            <Button variant="outlined" onClick={() => setQuotes(quotes.filter((__, other) => other !== index))}>
              {t('settings.claims.remove')}
            </Button>
          </p>
        </fieldset>
      ))}
      {quotes.length < MAX_QUOTES && (
        <p className={styles.wide}>
          <Button variant="outlined" onClick={() => setQuotes([...quotes, EMPTY])}>
            {t('settings.claims.add')}
          </Button>
        </p>
      )}
    </Section>
  );
}
