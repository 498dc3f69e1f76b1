import { Button } from '@mui/material';
import { useFieldArray } from 'react-hook-form';
import { CLAIM_NAMES, type ClaimName, type ClaimWords } from '../../../../backend/src/rules/claims.rules';
import { MOST_TESTIMONIALS } from '../../../../backend/src/rules/setting-fields.rules';
import { CLAIM_PAGES } from '../../../../backend/src/rules/shown-words.rules';
import { OnPageLink } from '../../components/links';
import { useText } from '../../i18n/use-text';
import { useSettings } from './documents';
import { Field } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';

const QUOTE = ['author', 'company', 'before', 'after'] as const;
const EMPTY = { quote: '', author: '', company: '', before: '', after: '', example: false };
const SOURCE = 'claims.testimonials';

/** What the agency says about itself; an empty claim disappears from every page. */
export function ClaimsSection() {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ name: SOURCE });
  return (
    <Section id="claims" title={t('settings.claims.title')} lead={t('settings.claims.lead')} history="claims">
      {CLAIM_NAMES.map((name) => (
        <Field key={name} source={`claims.${name}`} help={<ClaimHelp name={name} />} wide={name === 'trafficPromise'} />
      ))}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={`${styles.fields} ${styles.wide} ${styles.group}`}>
          <legend className={styles.legend}>{t('settings.claims.testimonial', { number: index + 1 })}</legend>
          <Field source={`${SOURCE}.${index}.quote`} label="settings.claims.quote" rows={2} />
          {QUOTE.map((name) => (
            <Field key={name} source={`${SOURCE}.${index}.${name}`} label={`settings.claims.${name}`} />
          ))}
          <Field source={`${SOURCE}.${index}.example`} label="settings.claims.example" help="settings.claims.exampleHelp" kind="switch" />
          <p>
            <Button variant="outlined" onClick={() => remove(index)}>
              {t('settings.claims.remove')}
            </Button>
          </p>
        </fieldset>
      ))}
      {fields.length < MOST_TESTIMONIALS && (
        <p className={styles.wide}>
          <Button variant="outlined" onClick={() => append(EMPTY)}>
            {t('settings.claims.add')}
          </Button>
        </p>
      )}
    </Section>
  );
}

/** What it is for, and the page where it is read once it is saved. */
function ClaimHelp({ name }: { name: ClaimName }) {
  const t = useText();
  const { [name]: saved } = useSettings().stored.claims as ClaimWords;
  return (
    <>
      {t(`settings.claims.use.${name}`)} {saved && <OnPageLink page={CLAIM_PAGES[name]} text={saved} />}
    </>
  );
}
