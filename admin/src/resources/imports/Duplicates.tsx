import type { Duplicate, ImportReview, RowAction } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { actionOf, type Choices } from './import-choices';
import styles from './imports.module.css';

const SHOWN = 100;

interface DuplicatesProps {
  review: ImportReview;
  choices: Choices;
  onChange: (choices: Choices) => void;
  onDecision: (line: number, action: RowAction) => void;
}

/** Rows of people or companies that are known already: a rule for each kind, and single decisions. */
export function Duplicates({ review: { counts, duplicates }, choices, onChange, onDecision }: DuplicatesProps) {
  const t = useText();
  const { integer } = useFormat();
  if (counts.sameEmail + counts.sameSite === 0) return null;
  const all = counts.sameEmail + counts.sameSite;
  return (
    <section>
      <h2>{t('imports.duplicates.title')}</h2>
      {counts.sameEmail > 0 && (
        <Rule
          legend={t('imports.duplicates.emailText', { count: integer(counts.sameEmail), smart_count: counts.sameEmail })}
          name="same-email"
          options={['reject', 'skip', 'update']}
          value={choices.onDuplicate}
          onChange={(onDuplicate) => onChange({ ...choices, onDuplicate })}
        />
      )}
      {counts.sameSite > 0 && (
        <Rule
          legend={t('imports.duplicates.siteText', { count: integer(counts.sameSite), smart_count: counts.sameSite })}
          name="same-site"
          options={['create', 'skip', 'update']}
          value={choices.onSameSite}
          onChange={(onSameSite) => onChange({ ...choices, onSameSite })}
        />
      )}
      <table className={styles.issues}>
        <thead>
          <tr>
            <th scope="col">{t('imports.duplicates.who')}</th>
            <th scope="col">{t('imports.duplicates.match')}</th>
            <th scope="col">{t('imports.duplicates.decision')}</th>
          </tr>
        </thead>
        <tbody>
          {duplicates.slice(0, SHOWN).map((duplicate) => (
            <tr key={duplicate.line}>
              <td>
                {integer(duplicate.line)} · {duplicate.name} <span className={styles.quiet}>{duplicate.email}</span>
              </td>
              <td>
                {t(duplicate.match === 'email' ? 'imports.duplicates.byEmail' : 'imports.duplicates.bySite')} <Known {...duplicate} />
              </td>
              <td>
                <select
                  className={styles.select}
                  aria-label={t('imports.duplicates.decisionOf', { line: integer(duplicate.line) })}
                  value={actionOf(duplicate, choices)}
                  onChange={({ target }) => onDecision(duplicate.line, target.value as RowAction)}
                >
                  {actionOf(duplicate, choices) === 'reject' && <option value="reject">{t('imports.duplicates.action.reject')}</option>}
                  {(['create', 'update', 'skip'] as const).map((action) => (
                    <option key={action} value={action}>
                      {t(`imports.duplicates.action.${action}`)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > SHOWN && <p className={styles.help}>{t('imports.duplicates.first', { count: integer(SHOWN) })}</p>}
    </section>
  );
}

function Known({ prospect, otherLine }: Duplicate) {
  const t = useText();
  const { integer } = useFormat();
  if (!prospect) return <span className={styles.quiet}>{t('imports.duplicates.otherLine', { line: integer(otherLine ?? 0) })}</span>;
  return (
    <span className={styles.quiet}>
      {prospect.name} {prospect.email}
    </span>
  );
}

interface RuleProps<Option extends string> {
  legend: string;
  name: string;
  options: Option[];
  value: Option;
  onChange: (option: Option) => void;
}

function Rule<Option extends 'reject' | 'skip' | 'update' | 'create'>({ legend, name, options, value, onChange }: RuleProps<Option>) {
  const t = useText();
  return (
    <fieldset className={styles.rule}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {t(`imports.duplicates.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
