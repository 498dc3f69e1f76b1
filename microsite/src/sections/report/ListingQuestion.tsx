import { t } from '../../../../backend/src/rules/language.rules.ts';

/** Asks which Google listing is the company's, where the one that was found is in doubt; `scripts/listing-question.ts` sends the answer. */
export function ListingQuestion({ found }: { found: string | null }) {
  return (
    <form className="form listing-question no-print" data-listing-question="" noValidate>
      {found && <p className="listing-found">{t`Fiche trouvée : ${found}`}</p>}
      <div className="field">
        <label className="field-label" htmlFor="listing-question">
          {t`Adresse de votre fiche Google`}
        </label>
        <input
          className="input"
          id="listing-question"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://maps.app.goo.gl/…"
          aria-describedby="listing-question-help listing-question-error"
        />
        <p className="field-help" id="listing-question-help">
          {t`Dans Google Maps, ouvrez votre fiche, puis « Partager » et « Copier le lien ».`}
        </p>
        <p className="field-error" id="listing-question-error" role="alert" data-listing-error="" />
      </div>
      <div className="listing-answers">
        <button type="submit" className="button button-quiet" value="address">
          {t`Envoyer l’adresse`}
        </button>
        {found && (
          <>
            <button type="submit" className="quiet-button" value="ours">
              {t`C’est bien ma fiche`}
            </button>
            <button type="submit" className="quiet-button" value="other">
              {t`Ce n’est pas la mienne`}
            </button>
          </>
        )}
      </div>
      <p role="status" data-listing-status="" />
    </form>
  );
}
