import type { PageId } from '../../../backend/src/rules/routes.rules';
import { addressOfWords } from '../../../backend/src/rules/shown-words.rules';
import { phone } from '../format/format';
import { useText } from '../i18n/use-text';

/** A telephone number that can be called; nothing where there is none. */
export const PhoneLink = ({ number }: { number: string | null | undefined }) =>
  number ? <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{phone(number)}</a> : null;

/** A page outside of the product, in a tab of its own; nothing where there is none. */
export const OutsideLink = ({ url, words = url }: { url: string | null | undefined; words?: string | null | undefined }) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : null;

/** Links to the demonstration page at the place where a text of the agency is shown. */
export function OnPageLink({ page, text }: { page: PageId; text: string }) {
  const t = useText();
  return (
    <a href={addressOfWords(page, text)} target="_blank" rel="noreferrer">
      {t('app.action.seeOnPage')}
    </a>
  );
}
