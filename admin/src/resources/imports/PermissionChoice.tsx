import { TextField } from '@mui/material';
import type { ImportConfirm, PermissionBasis } from '../../api/types';
import { limitLength } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

const BASES: readonly PermissionBasis[] = ['customer', 'request', 'consent'];

type Permission = ImportConfirm['permission'];

/** Why the people of the file may be written to: nothing is sent on a guess, so nothing is chosen beforehand. */
export function PermissionChoice({ value, onChange }: { value: Permission; onChange: (permission: Permission) => void }) {
  const t = useText();
  return (
    <section className="stack gap-2">
      <h2>{t('campaigns.permission.title')}</h2>
      <p className="grey measure">{t('imports.permission.text')}</p>
      <fieldset className="plain stack gap-1">
        <legend>{t('campaigns.permission.basis')}</legend>
        <label className="flex items-baseline py-1 gap-2">
          <input type="radio" name="permission" checked={value === null} onChange={() => onChange(null)} />
          {t('imports.permission.none')}
        </label>
        {BASES.map((basis) => (
          <label key={basis} className="flex items-baseline py-1 gap-2">
            <input
              type="radio"
              name="permission"
              checked={value?.basis === basis}
              onChange={() => onChange({ obtained_on: '', source: '', ...value, basis })}
            />
            {t(`campaigns.permission.${basis}`)}
          </label>
        ))}
      </fieldset>
      {value && (
        <div className="cards narrow">
          <TextField
            type="date"
            label={t('campaigns.permission.date')}
            value={value.obtained_on}
            onChange={({ target }) => onChange({ ...value, obtained_on: target.value })}
          />
          <TextField
            label={t('campaigns.permission.source')}
            helperText={t('campaigns.permission.sourceHelp')}
            value={value.source}
            onChange={({ target }) => onChange({ ...value, source: target.value })}
            {...limitLength(300)}
          />
        </div>
      )}
    </section>
  );
}
