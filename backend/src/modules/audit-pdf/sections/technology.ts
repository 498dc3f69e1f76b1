import type { Technology } from '../../../providers/tech-stack/tech-stack.contract.js';
import { t, wordsBy } from '../../../rules/language.rules.js';
import { technologyRoles } from '../../../rules/technology-roles.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup, weighted } from '../markup.js';
import { date, isKnown, origin, seconds, shortened } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 6;
const CERTIFICATES = wordsBy({
  valid: () => t`Valide`,
  expired: () => t`Expiré`,
  self_signed: () => t`Signé par le site lui-même, refusé par les navigateurs`,
  name_mismatch: () => t`Établi pour un autre nom, refusé par les navigateurs`,
  not_yet_valid: () => t`Pas encore valable, refusé par les navigateurs`,
  untrusted: () => t`D’une autorité inconnue, refusé par les navigateurs`,
  outdated: () => t`Chiffrement dépassé (TLS 1.0 ou 1.1), que les navigateurs n’ouvrent plus`,
  none: () => t`Aucun\u202f: la connexion n’est pas sécurisée`,
});

export function technology({ report: { connectivity, cms } }: AuditFacts): Section {
  const reached = isKnown(connectivity);
  const recognised = isKnown(cms);
  const tls = connectivity.tls ?? null;
  const rows: [string, string][] = [
    [t`Adresse d’arrivée`, shortened(connectivity.final_url ?? connectivity.url ?? t`non mesuré`, 90)],
    [t`Temps de réponse`, typeof connectivity.response_time_ms === 'number' ? seconds(connectivity.response_time_ms) : t`non mesuré`],
    [t`Redirections`, String(connectivity.redirects?.length ?? t`non mesuré`)],
    [t`Certificat`, tls ? CERTIFICATES[tls.state] : t`non mesuré`],
    ...(tls?.issuer ? ([[t`Autorité`, tls.issuer]] as [string, string][]) : []),
    ...(tls?.valid_to && !Number.isNaN(Date.parse(tls.valid_to))
      ? ([[t`Valable jusqu’au`, date(tls.valid_to)]] as [string, string][])
      : []),
    ...(tls?.protocol ? ([[t`Chiffrement`, tls.protocol]] as [string, string][]) : []),
  ];
  return {
    id: 'technique',
    title: t`Technique et sécurité`,
    origin: [...new Set([reached && origin(connectivity), recognised && origin(cms)].filter(Boolean))].join(' · '),
    gaps: [
      ...(reached ? [] : [{ part: t`Accès au site`, why: t`Le site n’a pas pu être visité.` }]),
      ...(recognised ? [] : [{ part: t`Technologies`, why: t`Les technologies n’ont pas pu être reconnues.` }]),
    ],
    body: !(reached || recognised)
      ? null
      : html`${
          reached &&
          html`<h3>${t`Accès au site`}</h3><table class="facts close"><tbody>${rows.map(([name, words]) => html`<tr><th scope="row">${name}</th><td>${words}</td></tr>`)}</tbody></table>`
        }${recognised && html`<h3>${t`De quoi le site est fait`}</h3>${stack(cms.cms_name ?? null, cms.version ?? null, cms.technologies ?? [])}`}${
          recognised &&
          (cms.social_profiles ?? []).length > 0 &&
          html`<div class="extra"><h3>${t`Profils reliés au site`}</h3><table class="facts close"><tbody>${(cms.social_profiles ?? [])
            .slice(0, 3)
            .map(
              ({ network, url }) => html`<tr><th scope="row">${NETWORKS[network]}</th><td>${shortened(url, 90)}</td></tr>`,
            )}</tbody></table></div>`
        }`,
  };
}

const NETWORKS = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  xing: 'Xing',
};

function stack(cms: string | null, version: string | null, technologies: readonly Technology[]): Markup {
  return html`<p class="lead">${cms ? weighted(t`Système reconnu\u202f: **${[cms, version].filter(Boolean).join(' ')}**.`) : t`Aucun système de gestion connu n’a été reconnu\u202f: le site est sans doute fait sur mesure.`}</p>${
    technologies.length > 0 &&
    html`<table class="close"><thead><tr><th scope="col">${t`Élément`}</th><th scope="col">${t`Rôle`}</th><th scope="col">${t`Version`}</th></tr></thead><tbody>${technologies
      .slice(0, SHOWN)
      .map(
        ({ name, version: own, categories }) =>
          html`<tr><th scope="row">${name}</th><td>${technologyRoles(categories).join(', ') || '–'}</td><td>${own ?? t`non publiée`}</td></tr>`,
      )}</tbody></table>${technologies.length > SHOWN && html`<p class="note">${t`Et ${technologies.length - SHOWN} autres éléments.`}</p>`}`
  }`;
}
