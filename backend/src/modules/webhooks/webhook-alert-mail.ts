/** To the administrators: an endpoint was switched off. */
export function webhookAlertMail({ url, reason, link }: { url: string; reason: string; link: string }): { subject: string; text: string } {
  const host = URL.parse(url)?.host ?? url;
  const text = [
    'Bonjour,',
    `L’envoi des événements vers ${host} est désactivé. ${reason}`,
    'Les événements qui attendent sont gardés. Réactivez l’adresse une fois réparée\u202f: ils partiront d’eux-mêmes.',
    link,
  ].join('\n\n');
  return { subject: `Webhook désactivé\u202f: ${host}`, text: `${text}\n` };
}
