import type { Duplicate, ImportReview, RowAction } from '../../api/types';
import { Table } from '../../components/Table';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { actionOf, type Choices } from './import-choices';

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
  if (counts.sameEmail + counts.sameSite === 0) return null;
  const all = counts.sameEmail + counts.sameSite;
  return (
    <section className="stack gap-2">
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
      <Table
        look="stacks"
        rows={duplicates.slice(0, SHOWN)}
        rowKey={({ line }) => line}
        columns={[
          [
            t('imports.duplicates.who'),
            ({ line, name, email }) => (
              <>
                {integer(line)} · {name} <span className="grey">{email}</span>
              </>
            ),
          ],
          [
            t('imports.duplicates.match'),
            (duplicate) => (
              <>
                {t(duplicate.match === 'email' ? 'imports.duplicates.byEmail' : 'imports.duplicates.bySite')} <Known {...duplicate} />
              </>
            ),
          ],
          [
            t('imports.duplicates.decision'),
            (duplicate) => (
              <Decision
                line={duplicate.line}
                value={actionOf(duplicate, choices)}
                onChange={(action) => onDecision(duplicate.line, action)}
              />
            ),
          ],
        ]}
      />
      {all > SHOWN && <p className="grey measure">{t('imports.duplicates.first', { count: integer(SHOWN) })}</p>}
    </section>
  );
}

function Decision({ line, value, onChange }: { line: number; value: RowAction | 'reject'; onChange: (action: RowAction) => void }) {
  const t = useText();
  const actions = [...(value === 'reject' ? (['reject'] as const) : []), ...(['create', 'update', 'skip'] as const)];
  return (
    <select
      aria-label={t('imports.duplicates.decisionOf', { line: integer(line) })}
      value={value}
      onChange={({ target }) => onChange(target.value as RowAction)}
    >
      {actions.map((action) => (
        <option key={action} value={action}>
          {t(`imports.duplicates.action.${action}`)}
        </option>
      ))}
    </select>
  );
}

function Known({ prospect, otherLine }: Duplicate) {
  const t = useText();
  if (!prospect) return <span className="grey">{t('imports.duplicates.otherLine', { line: integer(otherLine ?? 0) })}</span>;
  return (
    <span className="grey">
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
    <fieldset className="plain stack gap-1">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex items-baseline py-1 gap-2">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {t(`imports.duplicates.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
