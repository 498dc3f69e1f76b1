import { CITATION_QUESTIONS } from '../../../rules/citation-limits.rules.js';
import { type Company, isCited, namesCompany } from './is-cited.js';
import { plainText, tradeOf } from './trades.js';

type Template = (trade: string, place: string) => string;

/** Questions of a customer who needs the trade and does not know the company. */
const TEMPLATES: readonly Template[] = [
  (trade, place) => `Je cherche ${trade} ${place}. Quelles adresses me recommandez-vous ?`,
  (trade, place) => `Quelles sont les meilleures adresses ${place} quand on cherche ${trade} ?`,
  (trade, place) => `À qui s’adresser ${place} pour trouver ${trade} de confiance ?`,
  (trade, place) => `Où trouver ${trade} avec de bons avis de clients ${place} ?`,
  (trade, place) => `Je viens d’emménager ${place} et j’ai besoin d’${trade}. Que me conseillez-vous ?`,
  (trade, place) => `Citez trois noms si je cherche ${trade} ${place}, avec leur site web.`,
  (trade, place) => `J’ai besoin rapidement d’${trade} ${place}. Qui contacter ?`,
  (trade, place) => `Comment choisir ${trade} ${place}, et quels noms retenir ?`,
  (trade, place) => `Un collègue cherche ${trade} ${place} ou dans les environs. Quels noms lui donner ?`,
  (trade, place) => `Comparez les possibilités ${place} pour qui cherche ${trade}.`,
];

/**
 * Returns the questions a customer would ask, never with the company’s name or address. Empty without a known trade: « une entreprise » in
 * a town is too general.
 */
export function questionsFor(
  company: Company & { category?: string | null | undefined },
  count: number = CITATION_QUESTIONS.usual,
): string[] {
  const trade = tradeOf(company.name, company.category);
  if (!trade || namesCompany(trade, { ...company, city: null })) return [];
  const place = placeOf(company.city);
  return TEMPLATES.map((template) => template(trade, place))
    .filter((question) => !isCited({ text: question, urls: [] }, company))
    .slice(0, Math.max(1, Math.min(CITATION_QUESTIONS.most, Math.round(count))));
}

/** « à Lausanne », « au Locle », « aux Verrières » ; « en Suisse » when no town is known. */
export function placeOf(city: string | null): string {
  const town = plainText((city ?? '').split(/[,(/]/)[0] ?? '');
  if (!town || /^(?:la )?(?:suisse|switzerland|schweiz|svizzera)\b/i.test(town)) return 'en Suisse';
  if (/^Le /.test(town)) return `au ${town.slice(3)}`;
  if (/^Les /.test(town)) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}
