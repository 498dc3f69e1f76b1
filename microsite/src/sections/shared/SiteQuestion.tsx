import { t } from '../../../../backend/src/rules/language.rules.ts';
import { ENTRANCE } from '../../content/trial.ts';

/** The field where a page says that we do not know the site; `scripts/site-question.ts` sends it. */
export function SiteQuestion() {
  return (
    <form className="form site-question no-print" data-site-question="" noValidate>
      <div className="field">
        <label className="field-label" htmlFor="site-question">
          {ENTRANCE.label}
        </label>
        <input
          className="input"
          id="site-question"
          name="websiteUrl"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder={ENTRANCE.placeholder}
          aria-describedby="site-question-help site-question-error"
        />
        <p className="field-help" id="site-question-help">{t`Nous le mesurons aussitôt, et cette page se complète d’elle-même.`}</p>
        <p className="field-error" id="site-question-error" role="alert" data-site-error="" />
      </div>
      <button type="submit" className="button button-quiet">
        {ENTRANCE.submit}
      </button>
    </form>
  );
}
