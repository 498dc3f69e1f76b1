import { t } from '../../../../backend/src/rules/language.rules.ts';

interface Props {
  name: string;
  value: string;
  onChange(value: string): void;
}

/** A field that people neither see nor reach; programs fill it in. */
export function Trap({ name, value, onChange }: Props) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {t`Ne pas remplir`}
        <input name={name} value={value} tabIndex={-1} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      </label>
    </div>
  );
}
