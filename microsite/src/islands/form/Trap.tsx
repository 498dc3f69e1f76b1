import { t } from '../../../../backend/src/rules/language.rules.ts';

/** A honeypot field: hidden from people, filled in by bots. */
export function Trap({ name }: { name: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {t`Ne pas remplir`}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
