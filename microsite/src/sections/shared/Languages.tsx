import { LANGUAGES, language, t } from '../../../../backend/src/rules/language.rules.ts';

interface Props {
  /** Where there is room for two letters alone. */
  isShort?: boolean;
}

/** Each language is named in itself. */
const NAMES = { fr: 'Français', de: 'Deutsch', it: 'Italiano' };

export function Languages({ isShort = false }: Props) {
  return (
    <nav className={isShort ? 'languages no-print is-short' : 'languages no-print'} aria-label={t`Langue de la page`}>
      {LANGUAGES.map((one) => (
        <a
          key={one}
          href={`?lang=${one}`}
          lang={one}
          hrefLang={one}
          aria-label={isShort ? `${one.toUpperCase()}, ${NAMES[one]}` : undefined}
          aria-current={one === language() ? 'true' : undefined}
        >
          {isShort ? one.toUpperCase() : NAMES[one]}
        </a>
      ))}
    </nav>
  );
}
