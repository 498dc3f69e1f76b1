import { phone } from '../format/format';

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
