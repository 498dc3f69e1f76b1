import { Button } from '@mui/material';
import { useId, useState } from 'react';
import type { Recommendation } from '../../api/types';
import { Icon } from '../../components/Icon';
import { useText } from '../../i18n/use-text';
import styles from './recommendations.module.css';

interface RecommendationsFormProps {
  recommendations: Recommendation[];
  onSave: (recommendations: Recommendation[]) => Promise<void>;
  onCancel: () => void;
}

interface Row extends Recommendation {
  key: number;
}

let keys = 0;
const row = (values: Recommendation): Row => ({ ...values, key: ++keys });
const EMPTY: Recommendation = { title: '', priority: 'medium', solution: '' };

/** Items are edited, added and removed; nothing is kept until it is saved. */
export function RecommendationsForm({ recommendations, onSave, onCancel }: RecommendationsFormProps) {
  const t = useText();
  const id = useId();
  const [rows, setRows] = useState(() => (recommendations.length > 0 ? recommendations : [EMPTY]).map(row));
  const [isSaving, setSaving] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const change = (key: number, values: Partial<Recommendation>) =>
    setRows((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const isEmpty = ({ title }: Row) => title.trim() === '';

  const save = async () => {
    setChecked(true);
    if (rows.some(isEmpty)) return;
    setSaving(true);
    await onSave(rows.map(({ title, priority, solution }) => ({ title: title.trim(), priority, solution: solution.trim() })));
    setSaving(false);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {rows.map((one, index) => {
        const isWrong = isChecked && isEmpty(one);
        const field = `${id}-${one.key}`;
        return (
          <fieldset key={one.key} className={styles.row}>
            <legend className="sr-only">{t('ai.recommendations.label', { number: index + 1 })}</legend>
            <div className={styles.labelLine}>
              <label htmlFor={`${field}-title`}>{t('ai.recommendations.label', { number: index + 1 })}</label>
              {rows.length > 1 && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('ai.recommendations.remove', { number: index + 1 })}
                  onClick={() => setRows((all) => all.filter(({ key }) => key !== one.key))}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            <input
              id={`${field}-title`}
              value={one.title}
              maxLength={300}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${field}-error` : undefined}
              onChange={({ target }) => change(one.key, { title: target.value })}
            />
            {isWrong && (
              <p id={`${field}-error`} className={styles.failure}>
                {t('ai.recommendations.required')}
              </p>
            )}
            <label htmlFor={`${field}-solution`}>{t('ai.recommendations.solution')}</label>
            <textarea
              id={`${field}-solution`}
              rows={2}
              maxLength={1000}
              value={one.solution}
              onChange={({ target }) => change(one.key, { solution: target.value })}
            />
            <label htmlFor={`${field}-priority`}>{t('ai.recommendations.priority')}</label>
            <select
              id={`${field}-priority`}
              value={one.priority}
              onChange={({ target }) => change(one.key, { priority: target.value as Recommendation['priority'] })}
            >
              <option value="high">{t('ai.recommendations.high')}</option>
              <option value="medium">{t('ai.recommendations.medium')}</option>
            </select>
          </fieldset>
        );
      })}
      <Button variant="text" disabled={rows.length >= 20} onClick={() => setRows((all) => [...all, row(EMPTY)])}>
        {t('ai.recommendations.add')}
      </Button>
      <div className={styles.actions}>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {t(isSaving ? 'app.action.saving' : 'app.action.save')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('app.action.cancel')}
        </Button>
      </div>
    </form>
  );
}
