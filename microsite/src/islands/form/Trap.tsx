import { t } from '../../../../backend/src/rules/language.rules.ts';

interface Props {
  name: string;
  value: string;
  onChange(value: string): void;
}

/** A honeypot field: hidden from people, filled in by bots. */
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
