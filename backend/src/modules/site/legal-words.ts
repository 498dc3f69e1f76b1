import { counted } from '../../rules/figures.rules.js';
import { t } from '../../rules/language.rules.js';
import { TRIAL_CONFIRMATION_DAYS } from '../../rules/trial-addresses.rules.js';
import type { SettingsOf } from '../settings/settings.contract.js';

/** Sentences of `/mentions` that depend on the settings, by name; others keep their default. */
export function legalWords(legal: SettingsOf<'legal'>, agency: SettingsOf<'agency'>): Record<string, string> {
  const holder = legal.companyName || agency.name;
  const contact = legal.contact || agency.email;
  const lines = [holder, ...legal.address.split(/\r?\n/)].map((line) => line.trim()).filter(Boolean);
  return {
    address: lines.join('\n'),
    ...(contact && {
      contact: t`Écrivez à ${contact}. Nous répondons sous trente jours, gratuitement.`,
    }),
    retention: t`Elles sont effacées au plus tard ${months(legal.retentionMonths)} après notre dernier échange, plus tôt si vous le demandez. Une analyse demandée avec une adresse que personne n’a confirmée est effacée ${TRIAL_CONFIRMATION_DAYS}\u00a0jours après notre e-mail.`,
    hosting: legal.hosting
      ? t`Elles sont conservées sur le serveur de l’agence, ${legal.hosting}.`
      : t`Elles sont conservées sur le serveur de l’agence.`,
    ...(legal.representative && {
      representative: t`Représentation dans l’Union européenne (art. 27 RGPD)\u202f: ${legal.representative}.`,
    }),
  };
}

const months = (count: number): string =>
  count % 12 === 0 ? counted(count / 12, t`an`, t`ans`) : counted(count, t.as('un')`mois`, t`mois`);
